import {
  type OwnField,
  type OwnFieldKind,
  ownFieldKinds,
  ownFieldSections,
} from '@cracha/contract/features/worker/own-fields.ts';
import { type FormEvent, useId, useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { recordTexts } from '../record.messages.ts';
import { recordFormTexts } from './record-form.messages.ts';

interface OwnFieldModalProps {
  field: OwnField;
  isNew: boolean;
  onPut: (field: OwnField) => void;
}

/** One field of the company's own: what it is called, what it takes and where it stands. */
export function OwnFieldModal({ field, isNew, onPut }: OwnFieldModalProps) {
  const t = useTexts(recordFormTexts);
  const sections = useTexts(recordTexts);
  const form = useId();
  const [typed, setTyped] = useState(field);
  const [options, setOptions] = useState(field.opcoes.join('\n'));
  const [tried, setTried] = useState(false);
  const chosen = options.split('\n').flatMap(line => line.trim().replace(/\s+/g, ' ') || []);
  const nameless = typed.nome.trim().length < 2;
  const fewOptions = typed.tipo === 'opcao' && (chosen.length < 2 || new Set(chosen).size < chosen.length);
  const put = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameless || fewOptions) return;
    onPut({ ...typed, nome: typed.nome.trim(), opcoes: typed.tipo === 'opcao' ? chosen : [] });
    closeModal();
  };
  // its values lie with pay, or don't
  const places = isNew
    ? ownFieldSections
    : ownFieldSections.filter(section => (section === 'pagamento') === (field.secao === 'pagamento'));
  return (
    <Modal
      title={isNew ? t.addTitle : t.editTitle}
      dirty={typed !== field || options !== field.opcoes.join('\n')}
      footer={
        <Button type="submit" form={form} look="primary">
          {t.put}
        </Button>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={put}>
        <Field
          label={t.name}
          required
          maxLength={60}
          autoComplete="off"
          value={typed.nome}
          error={tried && nameless ? t.nameMissing : undefined}
          onChange={event => setTyped({ ...typed, nome: event.target.value })}
        />
        <Select
          label={t.kind}
          value={typed.tipo}
          disabled={!isNew}
          help={isNew ? undefined : t.kindFixed}
          onChange={event => setTyped({ ...typed, tipo: kindOf(event.target.value) })}
        >
          {ownFieldKinds.map(kind => (
            <option key={kind} value={kind}>
              {t[kind]}
            </option>
          ))}
        </Select>
        {typed.tipo === 'opcao' && (
          <TextArea
            label={t.options}
            help={t.optionsHelp}
            rows={4}
            value={options}
            error={tried && fewOptions ? t.optionsMissing : undefined}
            onChange={event => setOptions(event.target.value)}
          />
        )}
        <Select
          label={t.section}
          value={typed.secao}
          help={isNew ? undefined : t.sectionFixed}
          onChange={event =>
            setTyped({ ...typed, secao: places.find(one => one === event.target.value) ?? typed.secao })
          }
        >
          {places.map(section => (
            <option key={section} value={section}>
              {sections[section]}
            </option>
          ))}
        </Select>
        <Checkbox
          checked={typed.obrigatorio}
          onChange={event => setTyped({ ...typed, obrigatorio: event.target.checked })}
        >
          <span className="text-sm">{t.requiredField}</span>
        </Checkbox>
      </form>
    </Modal>
  );
}

function kindOf(text: string): OwnFieldKind {
  return ownFieldKinds.find(kind => kind === text) ?? 'texto';
}
