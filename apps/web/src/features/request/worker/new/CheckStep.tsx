import type { RequestType } from '@cracha/contract/features/request/request.schemas.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { CheckedValues, FindingList } from '../../CheckedParts.tsx';
import type { Checked } from '../../finding-words.ts';
import { useFindingWords } from '../../finding-words.ts';
import { useSeatName } from '../../request-words.ts';
import { AskedFacts } from './AskedFacts.tsx';
import { type RequestForm, useCheck } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';
import { formOf, type NewRequest } from './new-request.ts';

interface CheckStepProps {
  typed: NewRequest & { tipo: RequestType };
  hasFiles: boolean;
  busy: boolean;
  onSend: (form: RequestForm, read: readonly string[]) => Promise<unknown>;
}

/** What stands against it, what it comes to, who decides; warnings are ticked before it goes. */
export function CheckStep({ typed, hasFiles, busy, onSend }: CheckStepProps) {
  const form = formOf(typed);
  const check = useCheck(form);
  const t = useTexts(newRequestTexts);
  if (isRefused(check.error))
    return (
      <Notice tone="bad" icon={CircleAlert} role="alert" title={t.notNow}>
        {check.error.body.message}
      </Notice>
    );
  return (
    <ListBody large {...loadOf(check)} empty={false} whenEmpty={null}>
      {check.data && (
        <Checks
          form={form}
          checked={hasFiles ? withoutProof(check.data) : check.data}
          busy={busy}
          onSend={read => onSend(form, read)}
        />
      )}
    </ListBody>
  );
}

/** Files go with the sending: the check doesn't see them. */
function withoutProof(checked: Checked): Checked {
  return { ...checked, recusas: checked.recusas.filter(({ codigo }) => codigo !== 'REGISTRATION_PROOF_MISSING') };
}

/** The answer is no: asking again brings the same. */
function isRefused(error: unknown): error is Refusal {
  return error instanceof Refusal && error.status >= 400 && error.status < 500;
}

interface ChecksProps {
  form: RequestForm;
  checked: Checked;
  busy: boolean;
  onSend: (read: readonly string[]) => Promise<unknown>;
}

function Checks({ form, checked, busy, onSend }: ChecksProps) {
  const t = useTexts(newRequestTexts);
  const nameOf = useSeatName();
  const { list } = useFormats();
  const say = useFindingWords();
  const [read, setRead] = useState<readonly string[]>([]);
  const codes = checked.avisos.map(({ codigo }) => codigo);
  const unread = codes.some(code => !read.includes(code));
  const why = checked.recusas.length > 0 ? t.fixFirst : unread ? t.readFirst : undefined;
  const tick = (code: string, is: boolean) => setRead(is ? [...read, code] : read.filter(one => one !== code));
  return (
    <>
      <AskedFacts form={form} />
      <FindingList checked={{ ...checked, avisos: [] }} />
      {checked.avisos.length > 0 && (
        <fieldset className="mt-4 rounded-2xl border border-line bg-surface px-4 py-2">
          <legend className="px-1 font-semibold">{t.warnings}</legend>
          {checked.avisos.map(finding => (
            <Checkbox
              key={finding.codigo}
              large
              checked={read.includes(finding.codigo)}
              onChange={event => tick(finding.codigo, event.target.checked)}
            >
              {say(finding)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <CheckedValues valores={checked.valores} />
      <h3 className="mt-6 text-base font-bold">{checked.rota.length > 0 ? t.decides : t.atOnce}</h3>
      <ol className="mt-1 grid gap-2">
        {checked.rota.map(({ etapa, nomes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are in their order, and two may have one name
          <li key={at}>
            <p className="font-semibold">{nameOf(etapa)}</p>
            {/* a group that names its step says it once */}
            {list(nomes) !== etapa && <p className="text-sm text-ink-2">{list(nomes.map(nameOf))}</p>}
          </li>
        ))}
      </ol>
      <Button
        look="primary"
        size="lg"
        className="mt-6 w-full"
        blocked={why !== undefined}
        busy={busy}
        aria-describedby="conferir"
        onClick={() => void onSend(codes)}
      >
        {t.send}
      </Button>
      <p id="conferir" aria-live="polite" className="mt-2 text-sm text-ink-2">
        {why}
      </p>
    </>
  );
}
