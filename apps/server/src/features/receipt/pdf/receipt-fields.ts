/** A field of a receipt as a group or company words it. */
export interface FieldName {
  field: string;
  name: string;
  position: number;
  visible: boolean;
}

/** The fields of each type of document with their usual names, in printed order: 1 payslip, 2 benefit, 3 income statement. */
const defaults = {
  1: [
    ['codigo', 'Código'],
    ['descricao', 'Descrição'],
    ['referencia', 'Referência'],
    ['percentual', 'Percentual'],
    ['vencimentos', 'Proventos'],
    ['descontos', 'Descontos'],
    ['totalVencimentos', 'Total de proventos'],
    ['totalDescontos', 'Total de descontos'],
    ['liquido', 'Valor líquido'],
    ['baseInss', 'Base de cálculo do INSS'],
    ['valorInss', 'Valor do INSS'],
    ['baseFgts', 'Base de cálculo do FGTS'],
    ['valorFgts', 'FGTS do mês'],
    ['baseIrrf', 'Base de cálculo do IRRF'],
    ['valorIrrf', 'Valor do IRRF'],
    ['dependentesIr', 'Dependentes para o IR'],
    ['dependentesSalarioFamilia', 'Dependentes para o salário-família'],
    ['dataPagamento', 'Pagamento'],
    ['formaPagamento', 'Forma de pagamento'],
    ['banco', 'Banco'],
    ['agencia', 'Agência'],
    ['conta', 'Conta'],
    ['mensagem', 'Mensagem'],
  ],
  2: [
    ['codigo', 'Código'],
    ['descricao', 'Benefício'],
    ['quantidade', 'Quantidade'],
    ['valorUnitario', 'Valor unitário'],
    ['valor', 'Valor'],
    ['desconto', 'Desconto'],
    ['total', 'Total'],
    ['dataCredito', 'Crédito'],
  ],
  3: [
    ['rendimentosTributaveis', 'Rendimentos tributáveis'],
    ['contribuicaoPrevidenciaria', 'Contribuição previdenciária oficial'],
    ['previdenciaPrivada', 'Previdência complementar'],
    ['pensaoAlimenticia', 'Pensão alimentícia'],
    ['impostoRetido', 'Imposto de renda retido na fonte'],
    ['rendimentosIsentos', 'Rendimentos isentos e não tributáveis'],
    ['decimoTerceiro', 'Décimo terceiro salário'],
    ['informacoesComplementares', 'Informações complementares'],
  ],
} as const satisfies Record<number, readonly (readonly [string, string])[]>;

export type FieldType = keyof typeof defaults;

/** The usual names of a type's fields, with their places. */
export function usualNames(type: FieldType): Map<string, { name: string; position: number }> {
  return new Map(defaults[type].map(([field, name], index) => [field, { name, position: index + 1 }]));
}

/** What is worded otherwise than usual. */
export function ownNames(type: FieldType, given: readonly (FieldName & { companyId: string | null })[]) {
  const usual = usualNames(type);
  const own = fieldNames(type, given).filter(({ field, name }) => usual.get(field)?.name !== name);
  return Object.fromEntries(own.map(({ field, name }) => [field, name]));
}

/** The names in force: the company's over its group's over the usual ones, in their order. */
export function fieldNames(type: FieldType, given: readonly (FieldName & { companyId: string | null })[]): FieldName[] {
  const own = (field: string, ofCompany: boolean) =>
    given.find(name => name.field === field && (name.companyId !== null) === ofCompany);
  return defaults[type]
    .map(([field, name], index) => {
      const {
        name: worded,
        position,
        visible,
      } = own(field, true) ?? own(field, false) ?? { name, position: index + 1, visible: true };
      return { field, name: worded, position, visible };
    })
    .sort((a, b) => a.position - b.position);
}
