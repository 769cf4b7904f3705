import { counted, defineTexts } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Novo benefício',
  lead: 'Digite os itens. Os totais se calculam.',
  back: 'Voltar para benefícios',
  credit: 'Crédito',
  items: 'Itens',
  noItems: 'Nenhum item ainda. Busque um ou inclua uma linha em branco.',
  itemSearch: 'Incluir item',
  itemHint: 'Código ou nome',
  blank: 'Linha em branco',
  nothingFound: 'Nada com esse nome',
  code: 'Código',
  description: 'Nome',
  quantity: 'Quantidade',
  unit: 'Valor unitário',
  deduction: 'Desconto',
  remove: (line: string) => `Tirar ${line || 'a linha'}`,
  line: (position: number) => `linha ${position}`,
  preview: 'Prévia do benefício',
  value: 'Valor',
  total: 'Total',
  net: 'A receber',
  namesLead: 'Valem para todos os benefícios do grupo, na tela, na prévia e no PDF.',
  fields: {
    codigo: 'Código',
    descricao: 'Benefício',
    quantidade: 'Quantidade',
    valor: 'Valor',
    desconto: 'Desconto',
    total: 'Total',
    dataCredito: 'Data do crédito',
  },
  message: 'Mensagem ao trabalhador',
  missing: (fields: string) => `Falta preencher: ${fields}`,
  amountOf: (count: number) => n(count, 'item sem nome, quantidade ou valor', 'itens sem nome, quantidade ou valor'),
  negative: 'Os descontos passam do total',
  wrongFigure: 'Escreva um valor como 1.234,56',
  wrongCount: 'Escreva um número inteiro',
  publish: 'Publicar benefício',
  published: 'Benefício publicado. O trabalhador foi avisado.',
};

export type TypedBenefitTexts = typeof portuguese;

/** Typing a benefit in. */
export const typedBenefitTexts = defineTexts<TypedBenefitTexts>(portuguese, {
  'en-US': () => import('./typed-benefit.en-US.messages.ts'),
  'es-ES': () => import('./typed-benefit.es-ES.messages.ts'),
});
