import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Modelos PDF',
  lead: 'Como ler os formulários que o leitor não entende sozinho.',
  create: 'Novo modelo',
  none: 'Nenhum modelo',
  noneLead: 'Comece com um arquivo de verdade que o leitor não conseguiu ler.',
  newTitle: 'Novo modelo PDF',
  newLead: 'A amostra tem dados de pessoas: fica guardada só com o modelo, e abri-la é registrado.',
  file: 'Arquivo de amostra',
  fileHelp: 'Um PDF de até 20 MB.',
  back: 'Modelos PDF',
  documentOf: (page: number) => `Página ${page}`,
  page: (n: number, of: number) => `Página ${n} de ${of}`,
  before: 'Página anterior',
  after: 'Próxima página',
  drawing: 'Desenhando a página…',
  noPicture: 'Não foi possível desenhar esta página.',
  picture: 'Página da amostra',
  pictureHelp: 'Escolha uma âncora ou região e arraste sobre a página, ou digite as medidas.',
  anchors: 'Âncoras',
  anchorsLead: 'Palavras impressas em toda página deste formulário, e onde.',
  anchorText: 'Palavras',
  addAnchor: 'Adicionar âncora',
  regions: 'Regiões',
  regionsLead: 'Onde fica cada campo.',
  role: 'Campo',
  addRegion: 'Adicionar região',
  anchorOf: (n: number) => `Âncora ${n}`,
  drawOf: (what: string) => `Desenhar ${what}`,
  removeOf: (what: string) => `Remover ${what}`,
  left: 'Esquerda %',
  top: 'Topo %',
  right: 'Direita %',
  bottom: 'Base %',
  lackanchor: 'Falta uma âncora com palavras.',
  lackregion: 'Falta uma região.',
  lacktwice: 'Um campo tem duas regiões.',
  lackforeign: 'Uma região não é deste tipo de documento.',
  lackbox: 'Uma caixa não tem largura ou altura.',
  document: 'Cada página é de',
};

export type PageTexts = TextsOf<typeof portuguese>;

/** Models of PDF pages. */
export const pageTexts = defineTexts<PageTexts>(portuguese, {
  'en-US': () => import('./pages.en-US.messages.ts'),
  'es-ES': () => import('./pages.es-ES.messages.ts'),
});
