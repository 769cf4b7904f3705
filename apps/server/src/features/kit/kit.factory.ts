import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { kitContract as calls } from '@cracha/contract/features/kit/kit.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { PDFDocument } from 'pdf-lib';
import type { TestApp } from '#test/app.ts';
import { pngOf } from '#test/faults/hostile-images.ts';
import { mariasEmployment } from '#test/maria.ts';

type Form = BodySent<typeof calls.createKitDefinition>;
type Whole = ResponseOf<typeof calls.kit>;

/** A kit of two papers, an optional one, and data to confirm. */
export const definitionForm = (form: Partial<Form> = {}): Form => ({
  nome: 'Kit CLT',
  tipo: 'admissao',
  itens: [
    { tipo: 'papel', nome: 'RG ou CNH', lados: 2, porque: 'Para o registro.', secao: 'identidade', gestor: true },
    { tipo: 'papel', nome: 'Comprovante de endereço', validadeMaxima: 90 },
    { tipo: 'papel', nome: 'Certidão de nascimento dos filhos', obrigatorio: false },
    { tipo: 'dado', nome: 'Seus contatos', dado: 'contatos' },
  ],
  ...form,
});

let made = 0;

/** A PDF of one page; no two are alike. */
async function pdfOf(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText(`Documento ${++made}`, { x: 60, y: 700, size: 24 });
  return new Uint8Array(await pdf.save());
}

/** What tests of kits do over and over. */
export function kitWorld(app: Pick<TestApp, 'as' | 'database' | 'personId'>) {
  const helena = () => app.as('helena', 'rh');
  const maria = () => app.as('maria', 'trabalhador');
  const defined = async (form: Partial<Form> = {}, call?: Call) =>
    (call ?? (await helena()))(calls.createKitDefinition, { body: definitionForm(form) });
  const hold = async (form: FormData) => {
    const held = await (await maria())(documents.holdDocumentFiles, { body: form });
    return held.flatMap(one => ('id' in one ? [one.id] : []));
  };
  return {
    helena,
    maria,
    defined,
    /** Of Maria; what was open before is ended. */
    opened: async (form: Partial<Form> = {}): Promise<Whole> => {
      const { id: idDefinicao } = await defined(form);
      const { id: idEmpregado } = await mariasEmployment(app.database);
      await app.database.owner.query(
        "update kit set state = 'done', ended_at = now() where state = 'open' and employment_id = $1",
        [idEmpregado],
      );
      return (await helena())(calls.openAdmissionKit, { body: { idEmpregado, idDefinicao } });
    },
    asked: async (nome = 'Comprovante de escolaridade'): Promise<Whole> => {
      const { id: idEmpregado } = await mariasEmployment(app.database);
      return (await helena())(calls.askPaper, { body: { idEmpregado, nome } });
    },
    /** Files that Maria holds. */
    held: async (total = 1): Promise<string[]> => {
      const form = new FormData();
      for (let n = 0; n < total; n++) form.append('arquivo', new Blob([await pdfOf()]), `papel-${n}.pdf`);
      return hold(form);
    },
    /** One picture that Maria holds. */
    heldPhoto: async (): Promise<string[]> => {
      const form = new FormData();
      form.append('arquivo', new Blob([Buffer.from(pngOf(10, 10).split(',')[1] ?? '', 'base64')]), 'frente.png');
      return hold(form);
    },
  };
}

/** An item of a kit by its name. */
export function itemIn({ itens }: Whole, name: string): Whole['itens'][number] {
  const found = itens.find(({ nome }) => nome === name);
  if (!found) throw new Error(`The kit has no ${name}.`);
  return found;
}
