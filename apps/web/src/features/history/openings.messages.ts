import { counted, defineTexts } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  own: 'Quem abriu seus dados',
  ownLead: 'Cada vez que outra pessoa abre algo seu, fica escrito aqui.',
  none: 'Ninguém abriu seus dados.',
  more: 'Mostrar mais',
  roles: {
    rh: 'RH',
    gestor: 'Gestor',
    financeiro: 'Financeiro',
    suporte: 'Suporte, com a sua permissão',
    plataforma: 'Plataforma',
    outro: 'Outro perfil',
  },
  of: (role: string, place: string) => `${role} de ${place}`,
  records: {
    recibo: 'Recibo',
    beneficio: 'Benefício',
    informe: 'Informe de rendimentos',
    ficha: 'Ficha de registro',
    espelho: 'Espelho de ponto',
    cadastro: 'Cadastro completo',
    cpf: 'CPF por extenso',
    racaCor: 'Raça ou cor',
    deficiencia: 'Deficiência',
    afastamento: 'Afastamento',
    usuario: 'Dados de acesso',
    folha: 'Página do arquivo da folha',
    arquivo: 'Arquivos do trabalhador',
  },
  parts: 'Partes do histórico',
  changes: 'Alterações',
  openings: 'Aberturas de dados',
  title: 'Histórico de registros',
  lead: 'Quem abriu dados de trabalhadores, e quem abriu muito mais do que os outros.',
  period: 'Período',
  days: (count: number) => `${count} dias`,
  list: 'Aberturas por pessoa',
  person: 'Pessoa',
  role: 'Perfil',
  people: 'Trabalhadores',
  count: 'Aberturas',
  usual: 'Comum no perfil',
  last: 'Última',
  state: 'Situação',
  unusual: 'Fora do comum',
  asUsual: 'Dentro do comum',
  alone: 'Sem comparação',
  explained: 'Fora do comum: dados de 20 trabalhadores ou mais, e mais de três vezes o que é comum no mesmo perfil.',
  nobody: 'Ninguém abriu dados neste período',
  nobodyLead: 'Abrir um recibo ou um cadastro de outra pessoa aparece aqui.',
  total: (count: number) => n(count, 'pessoa', 'pessoas'),
};

export type OpeningTexts = typeof portuguese;

export const openingTexts = defineTexts<OpeningTexts>(portuguese, {
  'en-US': () => import('./openings.en-US.messages.ts'),
  'es-ES': () => import('./openings.es-ES.messages.ts'),
});
