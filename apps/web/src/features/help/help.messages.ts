import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Ajuda',
  lead: 'Como fazer cada coisa, passo a passo.',
  edit: 'Editar conteúdo',
  search: 'Buscar na ajuda',
  searchHint: 'O que você quer fazer?',
  basics: 'Primeiros passos',
  manual: 'Manual',
  library: 'Biblioteca',
  video: 'Vídeos',
  videoNote: 'Cada vídeo abre em outra aba, em outro site.',
  none: 'Ainda não há ajuda aqui',
  noneLead: 'Fale com o suporte se precisar de algo.',
  opensAt: (host: string) => `Abre em outra aba: ${host}`,
  pdf: (size: string) => `PDF, ${size}`,
  download: 'Baixar PDF',
  downloadOf: (title: string) => `Baixar PDF: ${title}`,
  backHome: 'Voltar ao início',
  menusTitle: 'Por que cada menu aparece',
  menusLead: 'Cada item do menu desta área, se aparece para você e o primeiro motivo de não aparecer.',
  entry: 'Item do menu',
  why: 'Situação',
  lacks: 'O que falta',
  path: 'Endereço',
  shown: 'Aparece',
  role: 'Sem papel nesta área',
  group: 'Grupo não escolhido',
  appAccess: 'Não contratado ou desligado',
  permission: 'Sem permissão',
  planned: 'Ainda não disponível',
  oneOf: (names: string) => `Um destes: ${names}`,
};

export type HelpTexts = TextsOf<typeof portuguese>;

export const helpTexts = defineTexts<HelpTexts>(portuguese, {
  'en-US': () => import('./help.en-US.messages.ts'),
  'es-ES': () => import('./help.es-ES.messages.ts'),
});
