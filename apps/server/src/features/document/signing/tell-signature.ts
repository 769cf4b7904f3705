import { to } from '@cracha/contract/navigation/paths.ts';
import { plusDays } from '#core/calendar/days.ts';
import { newToken, tokenHash } from '#core/identity/invited-link.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { SignatureRow, SignerRow } from '../signature.queries.ts';
import { type InviteServices, message } from './invite.ts';
import { setLink } from './signer.queries.ts';

/** So long a signer without a user comes back to the copy. */
const copyDays = 30;

type Kind =
  | 'signatureSigned'
  | 'signatureRefused'
  | 'signatureExpired'
  | 'signatureCompleted'
  | 'signatureCanceled'
  | 'signatureReplaced'
  | 'sealFailed';
type Who = Pick<SignerRow, 'id' | 'name' | 'person_id'>;

/** Who asked hears of it, but for what they did themselves. */
export async function tellSender(tx: Tx, request: SignatureRow, kind: Kind, by: Who | null): Promise<void> {
  if (by?.person_id === request.asked_by) return;
  const profile = request.side === 'job' ? 'rh' : request.side;
  await notify(tx, [noticeOf(request, kind, { personId: request.asked_by, profile, by })]);
}

/** Who asked and all who signed or could: portal users by the bell, others by a message. */
export async function tellEverybody(
  services: InviteServices,
  tx: Tx,
  request: SignatureRow,
  signers: readonly SignerRow[],
  kind: Exclude<Kind, 'signatureSigned' | 'sealFailed'>,
  by: Who | null = null,
): Promise<void> {
  await tellSender(tx, request, kind, by);
  const others = signers.filter(({ id, state }) => id !== by?.id && state !== 'awaitingTurn');
  const users = others.filter(one => one.person_id !== null && one.person_id !== request.asked_by);
  await notify(
    tx,
    users.map(({ person_id, profile }) =>
      noticeOf(request, kind, { personId: person_id ?? '', profile: profile ?? 'trabalhador', by }),
    ),
  );
  if (kind === 'signatureCompleted') return;
  for (const signer of others)
    if (signer.person_id === null)
      await message(tx, services, request, signer, { kind: 'ended', company: request.company, title: request.title });
}

/** The copy is there: everybody hears of it, and who has no user gets a link of its own, good for thirty days. */
export async function tellCompleted(
  services: InviteServices,
  tx: Tx,
  request: SignatureRow,
  signers: readonly SignerRow[],
): Promise<void> {
  await tellEverybody(services, tx, request, signers, 'signatureCompleted');
  for (const signer of signers) {
    if (signer.person_id !== null) continue;
    const token = newToken();
    await setLink(tx, signer.id, tokenHash(token), plusDays(dayFrom(), copyDays));
    const link = services.publicUrl + to.signature.invited(token);
    await message(tx, services, request, signer, {
      kind: 'completed',
      company: request.company,
      title: request.title,
      link,
    });
  }
}

function noticeOf(
  { id, access_group_id: accessGroupId, code: codigo, title: titulo, row_version: version }: SignatureRow,
  kind: Kind,
  { personId, profile, by }: { personId: string; profile: 'rh' | 'gestor' | 'trabalhador'; by: Who | null },
): NewNotification {
  const base = {
    personId,
    accessGroupId,
    target: to.signature.document(id, profile),
    cause: `signature:${id}:${version}`,
  };
  return kind === 'signatureSigned' || kind === 'signatureRefused'
    ? { ...base, kind, values: { codigo, titulo, nome: by?.name ?? '' } }
    : { ...base, kind, values: { codigo, titulo } };
}
