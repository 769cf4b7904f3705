import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { readingContract as reading } from '@cracha/contract/features/document/reading.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { PDFDocument } from 'pdf-lib';
import type { TestApp } from '#test/app.ts';
import { mariasEmployment } from '#test/maria.ts';
import type { DemoKey } from '../../seed/demo-people.ts';

type Needed = Pick<TestApp, 'as' | 'database' | 'personId'>;
type Sender = 'rh' | 'gestor' | 'trabalhador';
type Form = BodySent<typeof calls.createDocument>;

let made = 0;

/** A PDF of so many pages, each with its number; no two are alike. */
export async function pdfOf(pages = 1): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const run = ++made;
  for (let n = 1; n <= pages; n++)
    pdf.addPage([595, 842]).drawText(`Aviso ${run}, folha ${n}`, { x: 60, y: 700, size: 24 });
  return new Uint8Array(await pdf.save());
}

export function formOfFiles(files: readonly [name: string, content: Uint8Array<ArrayBuffer> | string][]): FormData {
  const form = new FormData();
  for (const [name, content] of files) form.append('arquivo', new Blob([content]), name);
  return form;
}

/** What tests of documents do over and over. */
export function documentWorld(app: Needed) {
  const hold = async (
    who: DemoKey,
    profile: Sender,
    files: readonly [name: string, content: Uint8Array<ArrayBuffer> | string][],
  ): Promise<string[]> => {
    const held = await (await app.as(who, profile))(calls.holdDocumentFiles, { body: formOfFiles(files) });
    return held.flatMap(one => ('id' in one ? [one.id] : []));
  };
  const send = async (who: DemoKey, profile: Sender, form: Partial<Form> = {}, pages = 1): Promise<string> => {
    const arquivos = form.arquivos ?? (await hold(who, profile, [['aviso.pdf', await pdfOf(pages)]]));
    const maria = (await mariasEmployment(app.database)).id;
    const para =
      profile === 'trabalhador'
        ? { tipo: 'rh' as const, idEmpregado: maria }
        : { tipo: 'pessoas' as const, ids: [maria] };
    const body = { titulo: 'Aviso de férias coletivas', tipo: 9, pede: 'nada' as const, para, ...form, arquivos };
    const sent = await (await app.as(who, profile))(calls.createDocument, { body });
    return 'id' in sent ? sent.id : sent.idLote;
  };
  return {
    hold,
    send,
    /** Of HR to Maria. */
    sent: (form: Partial<Form> = {}, pages = 1) => send('helena', 'rh', form, pages),
    /** Reads all pages as fast as they count. */
    readAll: async (who: DemoKey, profile: Sender, idDocumento: string, pages: number) => {
      const call = await app.as(who, profile);
      const { id: leitura } = await call(reading.beginReading, { body: { idDocumento } });
      for (let n = 1; n <= pages; n++) {
        await call(reading.readingText, { params: { n: String(n) }, query: { leitura } });
        await app.database.owner.query(
          "update document_reading set counted_at = counted_at - interval '2 seconds', served = jsonb_build_object($2::text, now() - interval '2 seconds') where id = $1",
          [leitura, String(n)],
        );
        await call(reading.countPage, { params: { id: leitura, n: String(n) } });
      }
      return leitura;
    },
  };
}
