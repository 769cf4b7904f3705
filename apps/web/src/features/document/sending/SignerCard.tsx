import { signerRoles } from '@cracha/contract/features/document/document-words.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { contactTexts } from '../contact.messages.ts';
import { documentWords } from '../document-words.messages.ts';
import { sendingTexts } from './sending.messages.ts';
import type { ChosenSigner } from './signers.ts';

interface SignerCardProps {
  signer: ChosenSigner;
  /** From 1. */
  place: number;
  mayMove: { up: boolean; down: boolean };
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<ChosenSigner>) => void;
  onMove: (by: -1 | 1) => void;
  onOut: () => void;
}

/** One who signs: as what, and of an outsider how they are reached. */
export function SignerCard({ signer, place, mayMove, errorOf, onChange, onMove, onOut }: SignerCardProps) {
  const t = useTexts(sendingTexts);
  const { roles } = useTexts(documentWords);
  const name = signer.name.trim() || t.outsiderN(place);
  return (
    <li className="rounded-xl border border-line p-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="num grid size-6 shrink-0 place-items-center rounded-full bg-brand text-2xs font-bold text-on-brand"
        >
          {place}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="num text-xs text-ink-2">{signer.kind === 'outsider' ? t.outsider : signer.detail}</p>
        </div>
        <div className="-mt-1.5 -mr-1.5 flex">
          {mayMove.up && (
            <IconButton size="icon-sm" label={t.up(name)} onClick={() => onMove(-1)}>
              <ArrowUp size={16} aria-hidden />
            </IconButton>
          )}
          {mayMove.down && (
            <IconButton size="icon-sm" label={t.down(name)} onClick={() => onMove(1)}>
              <ArrowDown size={16} aria-hidden />
            </IconButton>
          )}
          <IconButton size="icon-sm" label={t.takeOut(name)} onClick={onOut}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="mt-2.5 grid gap-3">
        <Select
          label={t.role}
          value={signer.role}
          error={errorOf('papel')}
          onChange={event => onChange({ role: signerRoles.find(role => role === event.target.value) ?? 'parte' })}
        >
          {signerRoles.map(role => (
            <option key={role} value={role}>
              {roles[role]}
            </option>
          ))}
        </Select>
        {signer.kind === 'outsider' && <Outsider {...{ signer, errorOf, onChange }} />}
      </div>
    </li>
  );
}

function Outsider({ signer, errorOf, onChange }: Pick<SignerCardProps, 'signer' | 'errorOf' | 'onChange'>) {
  const t = useTexts(sendingTexts);
  const words = useTexts(contactTexts);
  return (
    <>
      <Field
        label={t.name}
        autoFocus={signer.name === ''}
        maxLength={150}
        autoComplete="off"
        value={signer.name}
        error={errorOf('nome')}
        onChange={event => onChange({ name: event.target.value })}
      />
      <Field
        label={t.cpf}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={signer.cpf}
        error={errorOf('cpf')}
        onChange={event => onChange({ cpf: event.target.value })}
      />
      <Segmented
        label={words.how}
        value={signer.contact}
        onChange={contact => onChange({ contact })}
        options={[
          ['email', words.kinds.email],
          ['celular', words.kinds.celular],
        ]}
      />
      {signer.contact === 'email' ? (
        <Field
          label={words.kinds.email}
          type="email"
          autoComplete="off"
          maxLength={200}
          value={signer.email}
          error={errorOf('email')}
          onChange={event => onChange({ email: event.target.value })}
        />
      ) : (
        <Field
          label={words.kinds.celular}
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={signer.phone}
          error={errorOf('celular')}
          onChange={event => onChange({ phone: event.target.value })}
        />
      )}
    </>
  );
}
