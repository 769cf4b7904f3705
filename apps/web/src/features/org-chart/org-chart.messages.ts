import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Organograma',
  lead: (people: number, companies: number) =>
    `${n(people, 'pessoa', 'pessoas')}, ${n(companies, 'empresa', 'empresas')}`,
  view: 'Como ver',
  drawing: 'Desenho',
  list: 'Lista',
  export: 'Exportar',
  exportPng: 'Imagem (PNG), como está aberto',
  exportPdf: 'PDF, com todas as pessoas',
  fileName: 'organograma',
  search: 'Buscar pessoa no organograma',
  searchHint: 'Nome',
  find: 'Buscar pessoa',
  hits: (at: string, all: number) => `${at} de ${n(all, 'pessoa', 'pessoas')}`,
  noHit: 'Ninguém com esse nome',
  next: 'Ver a próxima',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  fit: 'Ver tudo',
  more: (count: number) => `Mais ${n(count, 'pessoa', 'pessoas')}`,
  open: 'Abrir',
  close: 'Fechar',
  below: (count: number) => n(count, 'pessoa', 'pessoas'),
  gone: (day: string) => `Saiu em ${day}`,
  answersTo: 'Responde a',
  top: 'Não responde a ninguém.',
  noOne: 'Ainda não tem gestão.',
  elsewhere: 'Responde a alguém fora das suas pessoas.',
  looksAfter: (count: number) => `Cuida de ${n(count, 'pessoa', 'pessoas')}.`,
  record: 'Abrir ficha',
  change: 'Mudar gestão',
  closePanel: 'Fechar painel',
  future: (day: string, name: string) => `A partir de ${day}: ${name}`,
  futureTop: 'ninguém acima',
  takeBack: 'Desfazer',
  takenBack: 'Mudança desfeita',
  problems: 'Para arrumar',
  problemsLead: 'O desenho continua valendo enquanto você arruma.',
  cycle: 'Um responde ao outro',
  cycleLead: (names: string) => `${names} estão em círculo.`,
  cycleAct: 'Escolher quem fica acima',
  dismissed: 'Gestão desligada',
  dismissedLead: (count: number, name: string, day: string) =>
    `${n(count, 'pessoa ainda responde', 'pessoas ainda respondem')} a ${name}, que saiu em ${day}.`,
  dismissedAct: 'Passar para outra pessoa',
  orphans: 'Sem gestão',
  orphansLead: (count: number, company: string) =>
    `${n(count, 'pessoa', 'pessoas')} de ${company} ainda sem ninguém acima.`,
  orphansAct: 'Definir a gestão',
  roots: 'Mais de um topo',
  rootsLead: (count: number, company: string) => `${company} tem ${n(count, 'pessoa', 'pessoas')} sem ninguém acima.`,
  rootsAct: 'Escolher o topo',
  inPlace: (count: number) => `${n(count, 'pessoa', 'pessoas')} no lugar certo`,
  chooseTop: 'Quem fica acima',
  cycleTopLead: 'Quem você escolher deixa de responder a alguém do círculo.',
  rootsTopLead: 'As outras pessoas passam a responder a quem você escolher.',
  saveTop: 'Salvar',
  changeOf: (names: string) => `Mudar a gestão de ${names}`,
  toWhom: 'Passa a responder a',
  toWhomSearch: 'Buscar quem fica acima',
  nobodyAbove: 'Ninguém: fica no topo',
  from: 'A partir de',
  reason: 'Motivo',
  affected: (count: number, below: number) =>
    below === 0
      ? `Muda para ${n(count, 'pessoa', 'pessoas')}.`
      : `Muda para ${n(count, 'pessoa', 'pessoas')}; ${n(below, 'pessoa abaixo vai', 'pessoas abaixo vão')} junto.`,
  today: (name: string) => `Hoje: ${name}`,
  within: 'Isso faria a pessoa responder a si mesma.',
  chooseFirst: 'Escolha quem fica acima',
  saveChange: 'Salvar mudança',
  changed: (count: number) => `Gestão mudada para ${n(count, 'pessoa', 'pessoas')}`,
  kept: 'Já era assim',
  none: 'Defina gestores para montar o organograma',
  noneLead: 'Diga a quem cada pessoa responde. O desenho se monta daí.',
  noneForManager: 'Sem equipe vinculada',
  noneForManagerLead: 'Peça ao RH acesso às pessoas de que você cuida.',
  dragHint: 'Arraste uma pessoa sobre outra, ou use Mudar gestão.',
};

export type OrgChartTexts = TextsOf<typeof portuguese>;

/** Who answers to whom. */
export const orgChartTexts = defineTexts<OrgChartTexts>(portuguese, {
  'en-US': () => import('./org-chart.en-US.messages.ts'),
  'es-ES': () => import('./org-chart.es-ES.messages.ts'),
});
