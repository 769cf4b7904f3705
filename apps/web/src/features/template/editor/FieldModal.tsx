import { type OwnField, ownFieldTypes } from '@cracha/contract/features/template/template-variables.ts';
import { useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { editorTexts } from './editor.messages.ts';
import { fieldName } from './variables.ts';

interface FieldModalProps {
  /** Undefined: a new one. */
  field: OwnField | undefined;
  taken: readonly string[];
  onSave: (field: OwnField) => void;
  onRemove?: () => void;
}

/** A field that is asked for when papers are made. */
export function FieldModal({ field, taken, onSave, onRemove }: FieldModalProps) {
  const t = useTexts(editorTexts);
  const [label, setLabel] = useState(field?.rotulo ?? '');
  const [type, setType] = useState(field?.tipo ?? 'texto');
  const [options, setOptions] = useState(field?.opcoes?.join('\n') ?? '');
  const [needed, setNeeded] = useState(field?.obrigatorio ?? true);
  const chosen = [...new Set(options.split('\n').map(option => option.trim()))].filter(Boolean);
  const why =
    label.trim() === '' ? t.labelFirst : type === 'escolha' && chosen.length === 0 ? t.optionsFirst : undefined;
  const save = () => {
    onSave({
      ...{ nome: field?.nome ?? fieldName(label, taken), rotulo: label.trim(), tipo: type, obrigatorio: needed },
      ...(type === 'escolha' && { opcoes: chosen.slice(0, 50).map(option => option.slice(0, 80)) }),
    });
    closeModal();
  };
  return (
    <Modal
      title={field ? t.changeField(field.rotulo) : t.newField}
      description={t.fieldLead}
      dirty={label !== (field?.rotulo ?? '')}
      footer={
        <>
          {onRemove && (
            <Button
              look="danger-ghost"
              onClick={() => {
                onRemove();
                closeModal();
              }}
            >
              {t.removeField}
            </Button>
          )}
          <FootAct act={t.keepField} why={why} busy={false} onClick={save} />
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t.fieldLabel} maxLength={80} value={label} onChange={event => setLabel(event.target.value)} />
        <Select
          label={t.fieldType}
          value={type}
          onChange={event => setType(oneOf(ownFieldTypes, event.target.value) ?? 'texto')}
        >
          {ownFieldTypes.map(one => (
            <option key={one} value={one}>
              {t.fieldTypes[one]}
            </option>
          ))}
        </Select>
        {type === 'escolha' && (
          <TextArea
            label={t.options}
            help={t.optionsHelp}
            rows={4}
            value={options}
            onChange={event => setOptions(event.target.value)}
          />
        )}
        <Checkbox className="text-sm" checked={needed} onChange={event => setNeeded(event.target.checked)}>
          {t.needed}
        </Checkbox>
      </div>
    </Modal>
  );
}
