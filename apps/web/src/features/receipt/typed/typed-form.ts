import type { ReceiptKind } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { TypedReceipt } from '@cracha/contract/features/receipt/receipt-typed.schemas.ts';
import { isAlike } from '#ui/form/alike.ts';
import type { Receipt } from '../receipt.types.ts';
import type { EmploymentToPay } from './typed-receipt.api.ts';

/** A line as it is typed: one amount, in one of the two columns. */
export interface TypedLine {
  codigo: string;
  descricao: string;
  referencia: string;
  lado: 'vencimento' | 'desconto';
  valor: string;
}

export const blankLine: TypedLine = { codigo: '', descricao: '', referencia: '', lado: 'vencimento', valor: '' };

export const figures = ['baseInss', 'valorInss', 'baseFgts', 'valorFgts', 'baseIrrf', 'valorIrrf'] as const;
type Figure = (typeof figures)[number];

export interface TypedForm extends Record<Figure, string> {
  vinculo: EmploymentToPay | null;
  especie: ReceiptKind;
  mes: string;
  ano: string;
  dataPagamento: string;
  verbas: TypedLine[];
  mensagem: string;
}

/** Begins at the present month of Brasília. */
export function emptyForm(now = new Date()): TypedForm {
  const [ano = '', mes = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
    .format(now)
    .split('-');
  const none = { baseInss: '', valorInss: '', baseFgts: '', valorFgts: '', baseIrrf: '', valorIrrf: '' };
  return {
    vinculo: null,
    especie: 'mensal',
    mes: String(Number(mes)),
    ano,
    dataPagamento: '',
    verbas: [],
    mensagem: '',
    ...none,
  };
}

/** Of a draft, which may be of an older version of the form. */
export function isTypedForm(found: unknown): found is TypedForm {
  const { vinculo: _, ...begun } = { ...emptyForm(), verbas: [blankLine] };
  return isAlike(begun, found) && isKnownWorker(found);
}

export function isKnownWorker(found: object): boolean {
  const whom = 'vinculo' in found ? found.vinculo : undefined;
  return whom === null || isAlike(someone, whom);
}

const someone: EmploymentToPay = {
  id: '',
  nome: '',
  matricula: '',
  cpf: null,
  idEmpresa: '',
  empresa: '',
  cnpj: null,
  cargo: null,
};

/** `1.234,56`, `1234,5`, `1234` in centavos; undefined where it is no amount. */
export function centavosOf(typed: string): number | undefined {
  const text = typed.replace(/R\$|\s/g, '');
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text)) return undefined;
  const [whole = '', cents = ''] = text.replaceAll('.', '').split(',');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** What is sent: amounts in their column; what is no amount stays out and is refused by the schema. */
export function bodyOf(form: TypedForm): TypedReceipt {
  const typed = Object.fromEntries(
    figures.flatMap(name => (form[name].trim() === '' ? [] : [[name, centavosOf(form[name]) ?? -1]])),
  );
  return {
    idEmpregado: form.vinculo?.id ?? '',
    especie: form.especie,
    mes: Number(form.mes),
    ano: Number(form.ano),
    dataPagamento: form.dataPagamento || null,
    verbas: form.verbas.map(({ codigo, descricao, referencia, lado, valor }) => ({
      codigo: codigo.trim() || null,
      descricao: descricao.trim(),
      referencia: referencia.trim() || null,
      vencimentos: lado === 'vencimento' ? (centavosOf(valor) ?? null) : null,
      descontos: lado === 'desconto' ? (centavosOf(valor) ?? null) : null,
    })),
    ...typed,
    ...(form.mensagem.trim() ? { mensagem: form.mensagem.trim() } : {}),
  };
}

/** The sums as they stand. */
export function totalsOf(lines: readonly TypedLine[]): { earnings: number; deductions: number; net: number } {
  const sum = (side: TypedLine['lado']) =>
    lines.reduce((all, { lado, valor }) => all + (lado === side ? (centavosOf(valor) ?? 0) : 0), 0);
  const [earnings, deductions] = [sum('vencimento'), sum('desconto')];
  return { earnings, deductions, net: earnings - deductions };
}

/** The receipt that the form would become, for the preview. */
export function previewOf(form: TypedForm, names: Record<string, string>): Receipt {
  const { verbas, mensagem, ...body } = bodyOf(form);
  const totals = totalsOf(form.verbas);
  return {
    ...body,
    id: '',
    tipo: 1,
    idEmpresa: form.vinculo?.idEmpresa ?? '',
    empresa: form.vinculo?.empresa ?? '',
    cnpj: form.vinculo?.cnpj ?? null,
    nome: form.vinculo?.nome ?? '',
    matricula: form.vinculo?.matricula ?? null,
    cargo: form.vinculo?.cargo ?? null,
    formaPagamento: null,
    verbas: verbas.map(line => ({ ...line, percentual: null, natureza: null })),
    totalVencimentos: totals.earnings,
    totalDescontos: totals.deductions,
    liquido: totals.net,
    mensagem: mensagem ?? null,
    nomesCampos: names,
    concorda: null,
    mensagemDiscordancia: null,
    dataConfirmacao: null,
    ipConfirmacao: null,
    visualizadoEm: null,
    publicadoEm: '',
    visivel: true,
    retido: null,
    temConversa: false,
    qrCode: false,
    codigoAutenticidade: null,
    mostraLiquido: false,
    urlPdf: null,
    can: [],
  };
}
