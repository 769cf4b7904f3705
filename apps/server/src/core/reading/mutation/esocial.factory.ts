import { zipSync } from 'fflate';

/** What a made remuneration says; an item is its code, amount and, where it has one, quantity. */
interface MadeRemuneration {
  readonly cpf: string;
  readonly registration: string;
  readonly company: string;
  readonly period: string;
  readonly items: readonly (readonly [code: string, amount: string, quantity?: string])[];
  /** 1 is a CNPJ. */
  readonly tpInsc?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** An S-1200 (leiaute S-1.3) as a payroll program writes it. */
export function remunerationXml({ cpf, registration, company, period, items, tpInsc = '1' }: MadeRemuneration): string {
  const lines = items.map(
    ([code, amount, quantity]) =>
      `<itensRemun><codRubr>${code}</codRubr><ideTabRubr>T1</ideTabRubr>${quantity ? `<qtdRubr>${quantity}</qtdRubr>` : ''}<vrRubr>${amount}</vrRubr><indApurIR>0</indApurIR></itensRemun>`,
  );
  return `${head}<eSocial xmlns="http://www.esocial.gov.br/schema/evt/evtRemun/v_S_01_03_00"><evtRemun Id="ID1"><ideEvento><indRetif>1</indRetif><indApuracao>${period.length === 4 ? 2 : 1}</indApuracao><perApur>${period}</perApur></ideEvento><ideEmpregador><tpInsc>1</tpInsc><nrInsc>${company.slice(0, 8)}</nrInsc></ideEmpregador><ideTrabalhador><cpfTrab>${cpf}</cpfTrab></ideTrabalhador><dmDev><ideDmDev>1</ideDmDev><codCateg>101</codCateg><infoPerApur><ideEstabLot><tpInsc>${tpInsc}</tpInsc><nrInsc>${company}</nrInsc><codLotacao>L1</codLotacao><remunPerApur><matricula>${registration}</matricula>${lines.join('')}</remunPerApur></ideEstabLot></infoPerApur></dmDev></evtRemun></eSocial>`;
}

type MadeRubric = readonly [code: string, description: string, kind: string, nature: string];

/** An S-1010 table in one file, as programs put their events into an envelope. */
export function rubricsXml(
  rubrics: readonly MadeRubric[],
  { from = '2020-01', to = '', company }: { from?: string; to?: string; company?: string } = {},
): string {
  const employer = company
    ? `<ideEmpregador><tpInsc>1</tpInsc><nrInsc>${company.slice(0, 8)}</nrInsc></ideEmpregador>`
    : '';
  const events = rubrics.map(
    ([code, description, kind, nature]) =>
      `<evento><eSocial><evtTabRubrica>${employer}<infoRubrica><inclusao><ideRubrica><codRubr>${code}</codRubr><ideTabRubr>T1</ideTabRubr><iniValid>${from}</iniValid>${to && `<fimValid>${to}</fimValid>`}</ideRubrica><dadosRubrica><dscRubr>${description}</dscRubr><natRubr>${nature}</natRubr><tpRubr>${kind}</tpRubr></dadosRubrica></inclusao></infoRubrica></evtTabRubrica></eSocial></evento>`,
  );
  return `${head}<lote>${events.join('')}</lote>`;
}

/** An S-1210: what was paid of a remuneration. */
export function paymentXml({
  cpf,
  period,
  net,
  day,
}: {
  cpf: string;
  period: string;
  net: string;
  day: string;
}): string {
  return `${head}<eSocial><evtPgtos><ideBenef><cpfBenef>${cpf}</cpfBenef><infoPgto><dtPgto>${day}</dtPgto><tpPgto>1</tpPgto><perRef>${period}</perRef><ideDmDev>1</ideDmDev><vrLiq>${net}</vrLiq></infoPgto></ideBenef></evtPgtos></eSocial>`;
}

/** A ZIP of texts by their names. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(files).map(([name, file]) => [name, Buffer.from(file)] as const);
  return zipSync(Object.fromEntries(bytes));
}
