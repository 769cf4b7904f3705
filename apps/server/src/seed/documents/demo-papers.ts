import { Readable } from 'node:stream';
import type { SignerRole } from '@cracha/contract/features/document/document-words.ts';
import type pg from 'pg';
import { drawNotice } from '#core/notice/draw-notice.ts';
import { insertHeld } from '#features/document/held-upload.queries.ts';
import { sendDocument } from '#features/document/send-document.ts';
import { askSignatures } from '#features/document/signing/ask-signatures.ts';
import { sendSignature } from '#features/document/signing/send-signature.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import type { DemoStaff } from '../demo-acting.ts';

export interface PaperServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
  jobs: Pick<Jobs, 'enqueue'>;
  secrets: Secrets;
  publicUrl: string;
}

export interface Paper {
  title: string;
  sha256: string;
  size: number;
  pages: number;
}

type Form = Parameters<typeof sendDocument>[2];
type Holder = Pick<DemoStaff, 'personId' | 'accessGroupId'>;

const paragraph =
  'As partes combinam o que está escrito aqui de boa-fé. O que cada uma souber da outra por causa do trabalho fica entre elas, durante o contrato e depois dele, salvo o que a lei manda contar.';

/** What the chain and the messages call who acts. */
export const named = (by: By, name: string): By => ({ ...by, actor: { ...by.actor, name } });

/** A paper of so many pages, in the store. */
export async function store({ files }: Pick<PaperServices, 'files'>, title: string, pages = 1): Promise<Paper> {
  const words = Array.from({ length: pages * 12 - 4 }, (_, at) => `${at + 1}. ${paragraph}`);
  const bytes = await drawNotice({ title, employer: 'Grupo Pantanal', worker: 'Pantanal São Paulo', facts: [], words });
  return { title, pages, ...(await files.put(Readable.from([bytes]), { maxBytes: 20_000_000 })) };
}

/** Held for its sender, as an upload is. @returns its id */
export function hold(tx: Tx, holder: Holder & { profile: string }, { title, ...file }: Paper): Promise<string> {
  const kept = { content_type: 'application/pdf', shown_sha256: null, unsignable: null };
  return insertHeld(tx, holder, { ...file, ...kept, name: `${title}.pdf` });
}

/** Sends one paper; nobody is told that files are there, beyond the bell. @returns the document, or the batch of many */
export async function sendPaper(
  tx: Tx,
  by: By,
  holder: Holder,
  paper: Paper,
  form: Omit<Form, 'titulo' | 'tipo' | 'arquivos'> & { titulo?: string },
): Promise<string> {
  const held = await hold(tx, { ...holder, profile: by.profile }, paper);
  const told = { by, tellFilesShown: async () => undefined };
  const made = await sendDocument(tx, told, { tipo: 9, titulo: paper.title, ...form, arquivos: [held] });
  return 'id' in made ? made.id : made.idLote;
}

/** To sign; nobody sees it but its sender. */
export const draft = (tx: Tx, by: By, holder: Holder, paper: Paper): Promise<string> =>
  sendPaper(tx, by, holder, paper, { especie: 'carta', pede: 'assinatura' });

/** A worker and somebody of the staff sign it, in no order. @returns the request */
export async function askOf(
  tx: Tx,
  by: By,
  idDocumento: string,
  worker: string,
  user: string,
  papel: SignerRole = 'representante',
): Promise<string> {
  const at = { passo: 1, nivel: 'simples', contato: 'email' } as const;
  const assinantes = [
    { ...at, idEmpregado: worker, papel: 'parte' as const },
    { ...at, idUsuario: user, papel },
  ];
  return (await askSignatures(tx, by, { idDocumento, assinantes })).id;
}

export const sendOf = ({ jobs }: PaperServices, tx: Tx, by: By, id: string): Promise<void> =>
  sendSignature({ enqueue: jobs.enqueue, sealReady: async () => true }, tx, by, id);
