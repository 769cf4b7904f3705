import { fileSections } from '@cracha/contract/features/employment/employment.schemas.ts';
import { dataParts, itemKinds } from '@cracha/contract/features/kit/kit-words.ts';
import { paperVerdict } from '@cracha/contract/features/kit/paper-rules.ts';
import { ArrowUp, X } from 'lucide-react';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { definitionTexts } from './definition.messages.ts';
import { type DefinitionWhole, usePublishedModels } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

/** An item as it is typed; a new one has no id yet. */
export type DefinedItem = Omit<DefinitionWhole['itens'][number], 'id'> & { id?: string | undefined; key: string };

interface ItemFieldsProps {
  item: DefinedItem;
  at: number;
  errors: Record<string, string>;
  onChange: (change: Partial<DefinedItem>) => void;
  onOut: () => void;
  onUp: (() => void) | undefined;
}

/** What is asked, how, and why; a name that the law forbids is told at once. */
export function ItemFields({ item, at, errors, onChange, onOut, onUp }: ItemFieldsProps) {
  const t = useTexts(definitionTexts);
  const { sections } = useTexts(staffKitTexts);
  const models = usePublishedModels();
  const error = (name: string) => errors[`itens.${at}.${name}`];
  const verdict = paperVerdict(item.nome, item.porque);
  const isModel = item.tipo === 'assina' || item.tipo === 'ciente';
  const isPaper = item.tipo === 'papel';
  const check = (name: 'obrigatorio' | 'gestor' | 'saude' | 'salario', words: string) => (
    <Checkbox checked={item[name]} onChange={event => onChange({ [name]: event.target.checked })}>
      {words}
    </Checkbox>
  );
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line p-4">
      <legend className="sr-only">{t.item(at + 1)}</legend>
      <div className="flex items-end gap-2">
        <Select
          className="flex-1"
          label={t.kind}
          value={item.tipo}
          error={error('tipo')}
          onChange={event => onChange({ tipo: oneOf(itemKinds, event.target.value) ?? 'papel' })}
        >
          {itemKinds.map(one => (
            <option key={one} value={one}>
              {t.kinds[one]}
            </option>
          ))}
        </Select>
        {onUp && (
          <IconButton label={t.up(at + 1)} onClick={onUp}>
            <ArrowUp size={17} aria-hidden />
          </IconButton>
        )}
        <IconButton label={t.take(at + 1)} onClick={onOut}>
          <X size={17} aria-hidden />
        </IconButton>
      </div>
      <Field
        label={t.itemName}
        value={item.nome}
        error={error('nome')}
        maxLength={120}
        onChange={event => onChange({ nome: event.target.value })}
      />
      {(verdict.is === 'refused' || verdict.is === 'doubtful') && (
        <p
          role="status"
          className={`rounded-lg px-3 py-2 text-sm ${verdict.is === 'refused' ? 'bg-bad-soft' : 'bg-warn-soft'}`}
        >
          {verdict.is === 'refused' ? t.refused(verdict.law) : t.doubtful(verdict.law)}
        </p>
      )}
      {verdict.is === 'criminal' && (
        <Field
          label={t.reason}
          help={t.reasonHelp}
          value={item.justificativa ?? ''}
          error={error('justificativa')}
          maxLength={250}
          onChange={event => onChange({ justificativa: event.target.value })}
        />
      )}
      {item.tipo !== 'conferencia' && (
        <Field
          label={t.why}
          help={t.whyHelp}
          optional
          value={item.porque}
          error={error('porque')}
          maxLength={250}
          onChange={event => onChange({ porque: event.target.value })}
        />
      )}
      {isModel && (
        <Select
          label={t.model}
          value={item.idModelo ?? ''}
          error={error('idModelo')}
          onChange={event => onChange({ idModelo: event.target.value || null })}
        >
          <option value="">{t.pickModel}</option>
          {models?.map(({ id, titulo }) => (
            <option key={id} value={id}>
              {titulo}
            </option>
          ))}
        </Select>
      )}
      {item.tipo === 'dado' && (
        <Select
          label={t.part}
          value={item.dado ?? ''}
          error={error('dado')}
          onChange={event => onChange({ dado: oneOf(dataParts, event.target.value) ?? null })}
        >
          <option value="" />
          {dataParts.map(one => (
            <option key={one} value={one}>
              {t.parts[one]}
            </option>
          ))}
        </Select>
      )}
      {isPaper && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={t.section}
            value={item.secao}
            onChange={event => onChange({ secao: oneOf(fileSections, event.target.value) ?? 'outros' })}
          >
            {fileSections.map(one => (
              <option key={one} value={one}>
                {sections[one]}
              </option>
            ))}
          </Select>
          <Field
            label={t.age}
            optional
            inputMode="numeric"
            value={item.validadeMaxima === null ? '' : String(item.validadeMaxima)}
            error={error('validadeMaxima')}
            onChange={event =>
              onChange({ validadeMaxima: Number(event.target.value.replace(/\D/g, '').slice(0, 4)) || null })
            }
          />
        </div>
      )}
      <div className="flex flex-wrap gap-x-5">
        {check('obrigatorio', t.obligatory)}
        {isPaper && (
          <Checkbox checked={item.lados === 2} onChange={event => onChange({ lados: event.target.checked ? 2 : 1 })}>
            {t.twoSides}
          </Checkbox>
        )}
        {isPaper && !item.saude && !item.salario && check('gestor', t.manager)}
        {isPaper && check('saude', t.health)}
        {check('salario', t.pay)}
      </div>
    </fieldset>
  );
}
