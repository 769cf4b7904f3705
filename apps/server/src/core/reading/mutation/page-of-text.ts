import { spoolPages } from '../file/spool.ts';
import { newJoiner } from '../join.ts';
import { recognisePage } from '../page.ts';
import type { PageDocument } from '../reading-types.ts';

/** The documents of pages given as text, a form feed between them: each character is a cell, one blank goes on, two part cells. */
export function readText(text: string): PageDocument[] {
  const joiner = newJoiner();
  const pages = spoolPages(text).map((page, at) => recognisePage(page, at + 1).documents);
  return [...pages.flatMap(documents => joiner.add(documents)), ...joiner.flush()];
}

const ITEMS = `
Cód.   Descrição                 Referência    Vencimentos      Descontos
001    SALÁRIO MENSAL                 30,00       2.640,00
015    HORAS EXTRAS                   10,00         189,37
501    INSS                            9,00                        237,60

                                 TOTAIS           2.829,37         237,60
                                 LÍQUIDO A RECEBER               2.591,77
`;

/** The one payslip whose heading is `head`, with three items and what stands under them. */
export function slipOf(head: string, foot = ''): PageDocument {
  const company = 'Oficina Caju Inventada Ltda            RECIBO DE PAGAMENTO DE SALÁRIO';
  const [document] = readText([company, 'CNPJ: 77.091.453/0001-03', head, ITEMS, foot].join('\n'));
  if (!document) throw new Error('the page holds no document');
  return document;
}
