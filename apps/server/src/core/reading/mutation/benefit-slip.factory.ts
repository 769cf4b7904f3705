import { type Mark, printPages, put, putRight } from './canvas.factory.ts';
import { A4 } from './family.factory.ts';

export interface SlipWorker {
  cpf: string;
  registration: string;
  name: string;
}

/** A receipt of benefits of 07/2026, with what is given printed in its heading. */
export async function benefitSlip(worker: SlipWorker, heading: readonly string[], cnpj = '11.222.333/0001-81') {
  const marks: Mark[] = [];
  const canvas = { marks, left: 0, top: 0, size: 8 };
  put(canvas, 180, 50, 'RECIBO DE ENTREGA DE BENEFÍCIOS');
  put(canvas, 40, 80, `Padaria Aurora Exemplo Ltda CNPJ: ${cnpj}`);
  putRight(canvas, 550, 80, 'Competência 07/2026');
  put(canvas, 40, 110, `Empregado: ${worker.registration} - ${worker.name}`);
  put(canvas, 40, 124, `CPF: ${worker.cpf}`);
  for (const [at, text] of heading.entries()) put(canvas, 40, 138 + at * 14, text);
  const top = 150 + heading.length * 14;
  const columns = [48, 270, 350, 440, 548] as const;
  const row = (y: number, [first = '', ...cells]: readonly string[]) => {
    put(canvas, columns[0], y, first);
    for (const [at, cell] of cells.entries()) putRight(canvas, columns[at + 1] ?? 0, y, cell);
  };
  row(top, ['Benefício', 'Quantidade', 'Valor Unitário', 'Valor Total', 'Desc. Empregado']);
  row(top + 18, ['Vale Transporte', '40', '5,00', '200,00', '117,00']);
  row(top + 32, ['Vale Alimentação', '1', '350,00', '350,00', '6,05']);
  row(top + 46, ['Cesta Básica', '1', '185,90', '185,90', '0,00']);
  row(top + 68, ['TOTAL', '', '', '735,90', '123,05']);
  return printPages(A4, [marks]);
}

/** A list of 07/2026 with a column of credit days. */
export async function benefitList(workers: readonly SlipWorker[], days: readonly string[], heading = '') {
  const marks: Mark[] = [];
  const canvas = { marks, left: 0, top: 0, size: 9 };
  put(canvas, 40, 50, 'RELAÇÃO DE BENEFÍCIOS - VALE ALIMENTAÇÃO');
  put(canvas, 40, 66, 'Padaria Aurora Exemplo Ltda CNPJ 11.222.333/0001-81 Referência: 07/2026');
  if (heading) put(canvas, 40, 82, heading);
  const titles = ['MATRÍCULA', 'COLABORADOR', 'CPF', ...(days.length > 0 ? ['DATA CRÉDITO'] : [])];
  const lefts = [40, 110, 310, 400];
  for (const [at, title] of titles.entries()) put(canvas, lefts[at] ?? 0, 110, title);
  putRight(canvas, 560, 110, 'ALIMENTAÇÃO');
  for (const [at, { registration, name, cpf }] of workers.entries()) {
    const y = 130 + at * 16;
    for (const [cell, text] of [registration, name, cpf, days[at] ?? ''].entries())
      put(canvas, lefts[cell] ?? 0, y, text);
    putRight(canvas, 560, y, 'R$ 460,80');
  }
  put(canvas, 310, 140 + workers.length * 16, 'SUBTOTAL');
  putRight(canvas, 560, 140 + workers.length * 16, `R$ ${(workers.length * 460.8).toFixed(2).replace('.', ',')}`);
  return printPages(A4, [marks]);
}
