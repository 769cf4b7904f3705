import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const ratingsTexts = defineTexts({
  title: ['Avaliações do sistema', 'Ratings of the system', 'Valoraciones del sistema'],
  lead: [
    'Notas de 1 a 5 por área e mês, sem nomes. Com menos de cinco respostas, nada é mostrado.',
    'Ratings from 1 to 5 by area and month, without names. With fewer than five answers, nothing is shown.',
    'Notas de 1 a 5 por área y mes, sin nombres. Con menos de cinco respuestas no se muestra nada.',
  ],
  back: ['Voltar ao conteúdo da ajuda', 'Back to help content', 'Volver al contenido de la ayuda'],
  none: ['Nenhuma avaliação', 'No ratings', 'Ninguna valoración'],
  noneLead: [
    'A pergunta aparece depois de uma tarefa concluída.',
    'People are asked after they finish a task.',
    'La pregunta aparece después de terminar una tarea.',
  ],
  month: ['Mês', 'Month', 'Mes'],
  area: ['Área', 'Area', 'Área'],
  worker: word.worker,
  hr: word.hr,
  answers: ['Respostas', 'Answers', 'Respuestas'],
  few: ['Menos de 5', 'Fewer than 5', 'Menos de 5'],
  average: ['Média', 'Average', 'Media'],
  sentences: ['O que escreveram', 'What they wrote', 'Lo que escribieron'],
  loading: ['Carregando frases', 'Loading sentences', 'Cargando frases'],
  failed: [
    'Não deu para ler as frases. Feche e abra de novo.',
    'The sentences could not be read. Close and open again.',
    'No se pudieron leer las frases. Cierra y abre de nuevo.',
  ],
  score: [(n: number) => `Nota ${n}`, n => `Rating ${n}`, n => `Nota ${n}`],
  inMonth: [
    (month: string, area: string) => `${month}, ${area}`,
    (month, area) => `${month}, ${area}`,
    (month, area) => `${month}, ${area}`,
  ],
});
