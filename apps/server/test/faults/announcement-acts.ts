import { randomInt } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import { announcementForm } from '#features/announcement/announcement.factory.ts';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const { announcement, 'announcement-file': files, history, receipt } = contract;
const reason = 'Publicado por engano; o texto certo segue amanhã, com a data corrigida.';
let month = 0;

type Send = Act['send'];
type Made = { id: string; versao: number };

/** HR's acts on announcements, a worker's readings, and what is brought back from the exclusion history. */
export function announcementActs(
  app: Pick<TestApp, 'database' | 'as' | 'personId'>,
): Record<string, () => Promise<Act>> {
  const sql = async (text: string, values: unknown[]) => (await app.database.owner.query(text, values)).rows;
  const asHelena = (send: Send, other: Send): Act => ({ who: 'helena', profile: 'rh', send, other });
  const form = async (titulo: string) => {
    const [employment] = await sql('select company_id from employment where person_id = $1', [
      await app.personId('maria'),
    ]);
    return announcementForm(String(employment?.company_id), { titulo, leituraObrigatoria: true });
  };
  const draft = async (): Promise<Made> =>
    (await app.as('helena', 'rh'))(announcement.createAnnouncement, { body: await form('Festa junina') });
  const published = async (): Promise<Made> => {
    const { id, versao } = await draft();
    return (await app.as('helena', 'rh'))(announcement.publishAnnouncement, { params: { id }, body: { versao } });
  };
  const ofTwo = async (create: () => Promise<Made>, send: (made: Made) => Send) =>
    asHelena(send(await create()), send(await create()));
  const ofMaria = async (create: () => Promise<Made>, send: (made: Made) => Send): Promise<Act> => ({
    who: 'maria',
    profile: 'trabalhador',
    send: send(await create()),
    other: send(await create()),
  });
  return {
    createAnnouncement: async () => {
      const [one, another] = [await form('Festa junina'), await form('Festa de fim de ano')];
      const send =
        (body: typeof one): Send =>
        (call, idempotencyKey) =>
          call(announcement.createAnnouncement, { body, idempotencyKey });
      return asHelena(send(one), send(another));
    },
    changeAnnouncement: async () => {
      const { id, versao } = await draft();
      const [one, another] = [await form('Festa junina adiada'), await form('Festa junina cancelada')];
      const send =
        (body: typeof one): Send =>
        (call, idempotencyKey) =>
          call(announcement.changeAnnouncement, {
            params: { id },
            body: { ...body, lerDeNovo: false, versao },
            idempotencyKey,
          });
      return asHelena(send(one), send(another));
    },
    publishAnnouncement: () =>
      ofTwo(
        draft,
        ({ id, versao }) =>
          (call, idempotencyKey) =>
            call(announcement.publishAnnouncement, { params: { id }, body: { versao }, idempotencyKey }),
      ),
    withdrawAnnouncement: () =>
      ofTwo(
        published,
        ({ id, versao }) =>
          (call, idempotencyKey) =>
            call(announcement.withdrawAnnouncement, { params: { id }, body: { versao }, idempotencyKey }),
      ),
    deleteAnnouncements: () =>
      ofTwo(
        draft,
        ({ id }) =>
          (call, idempotencyKey) =>
            call(announcement.deleteAnnouncements, { body: { IdString: id, Justificativa: reason }, idempotencyKey }),
      ),
    addAnnouncementFile: async () => {
      const { id } = await draft();
      // of the same length, so that nothing but their content tells them apart
      const [one, two] = ['a', 'b'].map(end => fileForm(`%PDF-1.7 ${randomInt(100_000, 999_999)}${end}`));
      const send =
        (body: FormData | undefined): Send =>
        (call, idempotencyKey) =>
          call(files.addAnnouncementFile, { params: { id }, body: body as never, idempotencyKey });
      return asHelena(send(one), send(two));
    },
    removeAnnouncementFile: async () => {
      const attached = async (): Promise<Send> => {
        const { id } = await draft();
        const body = fileForm(`%PDF-1.7 ${id}`) as never;
        const { id: idAnexo } = await (await app.as('helena', 'rh'))(files.addAnnouncementFile, {
          params: { id },
          body,
        });
        return (call, idempotencyKey) =>
          call(files.removeAnnouncementFile, { params: { id, idAnexo }, idempotencyKey });
      };
      return asHelena(await attached(), await attached());
    },
    remindReaders: () =>
      ofTwo(
        published,
        ({ id }) =>
          (call, idempotencyKey) =>
            call(announcement.remindReaders, { params: { id }, idempotencyKey }),
      ),
    viewAnnouncement: () =>
      ofMaria(
        published,
        ({ id }) =>
          (call, idempotencyKey) =>
            call(announcement.viewAnnouncement, { params: { id }, idempotencyKey }),
      ),
    confirmAnnouncement: () => {
      const viewed = async () => {
        const made = await published();
        await (await app.as('maria', 'trabalhador'))(announcement.viewAnnouncement, { params: { id: made.id } });
        return made;
      };
      return ofMaria(
        viewed,
        ({ id, versao }) =>
          (call, idempotencyKey) =>
            call(announcement.confirmAnnouncement, { params: { id }, body: { versao }, idempotencyKey }),
      );
    },
    restoreDeleted: async () => {
      const deletion = async () => {
        const id = await receiptFor(app, 'maria', { month: 1 + (month++ % 12), year: 2011 });
        const helena = await app.as('helena', 'rh');
        await helena(receipt.deleteReceipts, { body: { IdString: id, Justificativa: reason } });
        const [row] = await sql('select id from exclusion_history where entity_id = $1', [id]);
        return String(row?.id);
      };
      const send =
        (id: string): Send =>
        (call, idempotencyKey) =>
          call(history.restoreDeleted, { params: { id }, body: { Justificativa: reason }, idempotencyKey });
      return asHelena(send(await deletion()), send(await deletion()));
    },
  };
}

function fileForm(content: string): FormData {
  const form = new FormData();
  form.append('arquivo', new Blob([content]), 'convite.pdf');
  return form;
}
