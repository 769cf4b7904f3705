import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { Profile } from '@cracha/contract/access/roles.ts';
import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { keepImage } from '#core/file/kept-image.ts';
import { digitCode } from '#core/identity/codes.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse } from '#kernel/refusal.ts';
import { waitText } from '#kernel/wait-text.ts';
import type { InOwnTransaction } from '../attempts.ts';
import { contactTaken } from '../contact-code.queries.ts';
import {
  type CodeServices,
  type ContactKind,
  channelOf,
  purposeOf,
  readContact,
  refuseBeyondDay,
  sendConfirmation,
} from '../contact-code.ts';
import { personOf } from '../identity.queries.ts';
import { languageOf } from '../identity-messages.ts';
import { type PersonInReach, personInReach, proposeContact, saveProfileRow } from './person-in-reach.queries.ts';
import { type ProfileRow, presentProfile } from './user.presenter.ts';

type Form = BodyOf<(typeof identityContract)['saveProfile']>;

export interface ProfileServices {
  codes: CodeServices;
  files: Pick<FileStore, 'put'>;
}

/** Whose profile it is, and how a new contact of theirs is asked to prove itself. */
interface Owner {
  row: ProfileRow;
  roles: Actor['roles'];
  propose: (tx: Tx, kind: ContactKind, typed: string) => Promise<unknown>;
}

/**
 * Saves one's own profile, or with permission somebody's within reach: name, photo, advertising and language count at once, a new
 * contact once its owner has typed the code that goes there. Support changes none.
 */
export async function saveProfile(services: ProfileServices, form: Form, by: By, inOwnTransaction: InOwnTransaction) {
  const { actor, request } = by;
  const ownerOf = (tx: Tx) =>
    form.id === undefined || form.id === actor.personId
      ? oneself(tx, services.codes, by)
      : other(tx, services.codes, actor, request, form.id);
  const { row } = await inOwnTransaction(ownerOf);
  // one's own photo is seen in every access group: what HR keeps of a worker is the record's (features/worker/worker-photo.ts)
  const changes = form.imagem !== undefined && form.imagem !== row.photo_sha256;
  if (changes && actor.profile === 'rh' && row.id !== actor.personId) refuse('USER_CHANGE_NOT_ALLOWED');
  const of = { id: row.id, field: 'imagem', by, inOwnTransaction };
  const photo = await keepImage(services.files, of, form.imagem, row.photo_sha256);
  return inOwnTransaction(async tx => {
    const owner = await ownerOf(tx);
    const confirmar: ContactKind[] = [];
    for (const kind of ['celular', 'email'] as const)
      if (await proposed(tx, owner, kind, form[kind])) confirmar.push(kind);
    const { nome: name, desabilitaPropaganda: hidesAdvertising, idioma, versao: version } = form;
    await saveProfileRow(tx, owner.row.id, { name, hidesAdvertising, language: idioma, photo, version });
    const saved = await ownerOf(tx);
    await record(tx, by, {
      verb: 'profileSaved',
      entity: 'person',
      entityId: owner.row.id,
      before: { ...kept(owner.row) },
      after: { ...kept(saved.row), proposed: confirmar },
    });
    return presentProfile(saved.row, saved.roles, confirmar);
  });
}

const kept = ({ name, hides_advertising, language, photo_sha256 }: ProfileRow) => ({
  name,
  hidesAdvertising: hides_advertising,
  language,
  photo: photo_sha256,
});

/** False where the contact is the one on record, or none is given: a contact is changed, never taken away. */
async function proposed(tx: Tx, owner: Owner, kind: ContactKind, typed: string | null | undefined): Promise<boolean> {
  if (!typed?.trim()) return false;
  if (readContact(kind, typed) === (kind === 'celular' ? owner.row.cell_phone : owner.row.email)) return false;
  await owner.propose(tx, kind, typed);
  return true;
}

async function oneself(tx: Tx, codes: CodeServices, by: By): Promise<Owner> {
  const { actor } = by;
  const person = await personOf(tx, actor.personId);
  return {
    row: { ...person, language: languageOf(person.language) },
    roles: actor.roles,
    propose: (inTx, kind, typed) => sendConfirmation(inTx, codes, by, { kind, typed }),
  };
}

/** What lets a profile change somebody else's; the others change nobody. */
const neededBy: Partial<Record<Profile, Permission>> = { rh: 'RhUsuarioEditar', admin: 'AdminUsuarioEditar' };

/** @throws USER_CHANGE_NOT_ALLOWED without the permission, and for whom HR doesn't reach whole; NOT_FOUND out of reach */
async function other(
  tx: Tx,
  codes: CodeServices,
  { profile, permissions }: Actor,
  request: RequestInfo,
  personId: string,
): Promise<Owner> {
  if (!permissions.has(neededBy[profile] ?? '')) refuse('USER_CHANGE_NOT_ALLOWED');
  const person = (await personInReach(tx, personId)) ?? refuse('NOT_FOUND');
  if (!person.whole) refuse('USER_CHANGE_NOT_ALLOWED');
  return {
    row: person,
    roles: person.roles,
    propose: (inTx, kind, typed) =>
      sendToOther(inTx, codes, person, request, { kind, contact: readContact(kind, typed) }),
  };
}

/** The code goes to the new contact, and only that person, signed in, can type it. */
async function sendToOther(
  tx: Tx,
  { secrets, send }: CodeServices,
  person: PersonInReach,
  request: RequestInfo,
  { kind, contact }: { kind: ContactKind; contact: string },
): Promise<void> {
  const channel = channelOf(kind);
  const purpose = purposeOf(kind);
  if (await contactTaken(tx, channel, contact, person.id)) refuse('CONTACT_ALREADY_REGISTERED');
  await refuseBeyondDay(tx, { personId: person.id, contact }, request);
  const code = digitCode();
  const codeMac = secrets.mac(purpose, code);
  const wait = await proposeContact(tx, { personId: person.id, purpose, channel, contact, codeMac });
  if (wait) refuse('CONTACT_CODE_TOO_SOON', { tempo: waitText(wait, request.language), retryAfter: wait });
  await send(tx, { channel, contact, language: person.language, name: person.name, message: { kind: 'code', code } });
}
