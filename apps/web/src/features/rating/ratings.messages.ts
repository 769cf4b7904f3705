import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Avaliações do sistema',
  lead: 'Notas de 1 a 5 por área e mês, sem nomes. Com menos de cinco respostas, nada é mostrado.',
  back: 'Voltar ao conteúdo da ajuda',
  none: 'Nenhuma avaliação',
  noneLead: 'A pergunta aparece depois de uma tarefa concluída.',
  month: 'Mês',
  area: 'Área',
  worker: 'Trabalhador',
  hr: 'RH',
  answers: 'Respostas',
  few: 'Menos de 5',
  average: 'Média',
  sentences: 'O que escreveram',
  loading: 'Carregando frases',
  failed: 'Não deu para ler as frases. Feche e abra de novo.',
  score: (n: number) => `Nota ${n}`,
  inMonth: (month: string, area: string) => `${month}, ${area}`,
};

export type RatingsTexts = TextsOf<typeof portuguese>;

export const ratingsTexts = defineTexts<RatingsTexts>(portuguese, {
  'en-US': () => import('./ratings.en-US.messages.ts'),
  'es-ES': () => import('./ratings.es-ES.messages.ts'),
});
