import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  lead: 'O que esta empresa pede na ficha de cada trabalhador.',
  readOnly: 'Você vê o que a ficha pede. Mudar é de quem edita empresas.',
  required: 'Campos exigidos',
  requiredLead:
    'Um cadastro novo não é salvo sem eles. Nas fichas que já existem, o que falta aparece como pendente e só é cobrado ao salvar a própria parte.',
  chosen: (count: number) => (count === 0 ? 'nenhum' : n(count, 'exigido', 'exigidos')),
  own: 'Campos próprios',
  ownLead: (used: number, most: number) => `${used} de ${most} em uso. Só o RH vê estes campos.`,
  none: 'Nenhum campo próprio ainda',
  add: 'Incluir campo',
  full: 'Já há 20 campos em uso. Retire um para incluir outro.',
  edit: (name: string) => `Editar ${name}`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Descer ${name}`,
  retire: 'Retirar',
  retireName: (name: string) => `Retirar ${name}`,
  bringBack: 'Voltar a usar',
  bringBackName: (name: string) => `Voltar a usar ${name}`,
  retired: 'Retirados',
  retiredLead: 'O que já foi preenchido continua guardado e aparece na ficha.',
  obligatory: 'Obrigatório',
  optional: 'Opcional',
  name: 'Nome do campo',
  kind: 'Tipo',
  kindFixed: 'O tipo não muda depois de salvo: os valores já preenchidos são dele.',
  texto: 'Texto',
  numero: 'Número',
  data: 'Data',
  opcao: 'Escolha de uma lista',
  simNao: 'Sim ou não',
  options: 'Opções',
  optionsHelp: 'Uma por linha, pelo menos duas',
  section: 'Parte da ficha',
  sectionFixed: 'Campos da parte de pagamento não passam para outra, nem de outra para ela.',
  requiredField: 'Obrigatório nesta empresa',
  addTitle: 'Novo campo da ficha',
  editTitle: 'Campo da ficha',
  put: 'Aplicar',
  nameMissing: 'Escreva o nome, com pelo menos 2 letras.',
  optionsMissing: 'Escreva pelo menos duas opções diferentes.',
  save: 'Salvar',
  discard: 'Descartar',
  saved: 'Ficha da empresa salva',
  nothing: 'Nada mudou ainda',
  unsaved: 'Há mudanças por salvar',
  stale: 'Alguém mudou a configuração desta empresa enquanto você editava.',
  staleLead: 'O que você escreveu continua aqui até você ver o que vale agora.',
  seeTheirs: 'Ver a atual',
};

export type RecordFormTexts = TextsOf<typeof portuguese>;

/** What a company asks of its workers' records. */
export const recordFormTexts = defineTexts<RecordFormTexts>(portuguese, {
  'en-US': () => import('./record-form.en-US.messages.ts'),
  'es-ES': () => import('./record-form.es-ES.messages.ts'),
});
