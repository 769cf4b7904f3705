import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const helpTexts = defineTexts({
  title: ['Ajuda', 'Help', 'Ayuda'],
  lead: [
    'Como fazer cada coisa, passo a passo.',
    'How to do each thing, step by step.',
    'Cómo hacer cada cosa, paso a paso.',
  ],
  edit: ['Editar conteúdo', 'Edit content', 'Editar contenido'],
  search: ['Buscar na ajuda', 'Search the help', 'Buscar en la ayuda'],
  searchHint: ['O que você quer fazer?', 'What do you want to do?', '¿Qué quieres hacer?'],
  basics: ['Primeiros passos', 'First steps', 'Primeros pasos'],
  manual: ['Manual', 'Manual', 'Manual'],
  library: ['Biblioteca', 'Library', 'Biblioteca'],
  video: ['Vídeos', 'Videos', 'Vídeos'],
  videoNote: [
    'Cada vídeo abre em outra aba, em outro site.',
    'Each video opens in another tab, on another site.',
    'Cada vídeo se abre en otra pestaña, en otro sitio.',
  ],
  none: ['Ainda não há ajuda aqui', 'No help here yet', 'Todavía no hay ayuda aquí'],
  noneLead: [
    'Fale com o suporte se precisar de algo.',
    'Talk to support if you need something.',
    'Habla con soporte si necesitas algo.',
  ],
  opensAt: [
    (host: string) => `Abre em outra aba: ${host}`,
    host => `Opens in another tab: ${host}`,
    host => `Se abre en otra pestaña: ${host}`,
  ],
  pdf: [(size: string) => `PDF, ${size}`, size => `PDF, ${size}`, size => `PDF, ${size}`],
  download: word.downloadPdf,
  downloadOf: [
    (title: string) => `Baixar PDF: ${title}`,
    title => `Download PDF: ${title}`,
    title => `Descargar PDF: ${title}`,
  ],
  backHome: ['Voltar ao início', 'Back home', 'Volver al inicio'],
  menusTitle: ['Por que cada menu aparece', 'Why each menu shows', 'Por qué aparece cada menú'],
  menusLead: [
    'Cada item do menu desta área, se aparece para você e o primeiro motivo de não aparecer.',
    'Each menu entry of this area, whether you see it, and the first reason why not.',
    'Cada entrada del menú de esta área, si aparece para ti y el primer motivo de que no.',
  ],
  entry: ['Item do menu', 'Menu entry', 'Entrada del menú'],
  why: word.status,
  lacks: ['O que falta', 'What is missing', 'Qué falta'],
  path: word.address,
  shown: ['Aparece', 'Shown', 'Aparece'],
  role: ['Sem papel nesta área', 'No role in this area', 'Sin papel en esta área'],
  group: ['Grupo não escolhido', 'No group chosen', 'Grupo no elegido'],
  appAccess: ['Não contratado ou desligado', 'Not contracted or off', 'No contratado o apagado'],
  permission: ['Sem permissão', 'No permission', 'Sin permiso'],
  planned: ['Ainda não disponível', 'Not available yet', 'Todavía no disponible'],
  oneOf: [(names: string) => `Um destes: ${names}`, names => `One of: ${names}`, names => `Uno de estos: ${names}`],
});

export type HelpTexts = TextsIn<typeof helpTexts>;
