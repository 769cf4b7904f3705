import type { ContactKind } from '@cracha/contract/features/admission/admission-steps.ts';
import type { ownAdmissionContract } from '@cracha/contract/features/admission/own-admission.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { digitCode } from '#core/identity/codes.ts';
import { maskCellPhone, maskEmail } from '#core/identity/contact-mask.ts';
import { codeAgainSeconds } from '#core/identity/invited-link.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { waitText } from '#kernel/wait-text.ts';
import type { AdmissionRow } from './admission.queries.ts';
import { admissionMoves } from './admission-states.ts';
import { keepContactCode, useContactCode } from './candidate.queries.ts';
import { ownAdmission } from './own-admission.ts';
import { sendCode, type TellServices } from './tell-candidate.ts';
import { confirmations } from './told.ts';

type Calls = typeof ownAdmissionContract;

const minutes = 10;
/** Bound to the admission; to the contact its row binds it. */
const mac = (secrets: Secrets, { id }: Pick<AdmissionRow, 'id'>, code: string) =>
  secrets.mac('candidateContact', `${id} ${code}`);

/** What was told of this contact and waits for its code. @throws STATUS_FORBIDS, CONTACT_NOT_FOUND */
function toConfirm(row: AdmissionRow, kind: ContactKind): string {
  admissionMoves.must('fill', row);
  const waits = confirmations(row).some(one => one.kind === kind && !one.done);
  return waits ? String(row.told[kind]) : refuse('CONTACT_NOT_FOUND');
}

/** Sends a code to a contact that was told. @throws STATUS_FORBIDS, CONTACT_NOT_FOUND, CONTACT_CODE_TOO_SOON */
export async function sendContactCode(
  services: Pick<TellServices, 'secrets' | 'enqueue'>,
  tx: Tx,
  { actor: { language } }: By,
  kind: ContactKind,
): Promise<ResponseSent<Calls['sendContactCode']>> {
  const row = await ownAdmission(tx, true);
  const contact = toConfirm(row, kind);
  const code = digitCode();
  if (!(await keepContactCode(tx, { kind, contact, mac: mac(services.secrets, row, code) })))
    refuse('CONTACT_CODE_TOO_SOON', { tempo: waitText(codeAgainSeconds, language), retryAfter: codeAgainSeconds });
  await sendCode(tx, services, { ...row, contact: kind, ...at(kind, contact) }, code);
  return {
    enviadoPara: kind === 'email' ? maskEmail(contact) : maskCellPhone(contact),
    expiraEm: new Date(Date.now() + minutes * 60_000).toISOString(),
    reenviarEm: codeAgainSeconds,
  };
}

const at = (kind: ContactKind, contact: string) => (kind === 'email' ? { email: contact } : { cell_phone: contact });

/** Confirms a contact by its code. A miss counts, though it is refused. @throws STATUS_FORBIDS, CONTACT_NOT_FOUND, CONTACT_CODE_INVALID */
export async function confirmContact(
  { secrets }: Pick<TellServices, 'secrets'>,
  { contato: kind, codigo }: BodyOf<Calls['confirmContact']>,
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<void> {
  const right = await inOwnTransaction(async tx => {
    const row = await ownAdmission(tx, true);
    const contact = toConfirm(row, kind);
    return useContactCode(tx, { kind, contact, mac: mac(secrets, row, codigo.replace(/\s/g, '')) });
  });
  if (!right) refuse('CONTACT_CODE_INVALID');
}
