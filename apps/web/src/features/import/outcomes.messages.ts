import { defineTexts } from '#kernel/texts.ts';

const portuguese = {
  failures: {
    FILE_PASSWORD_PROTECTED: {
      what: 'O arquivo está protegido por senha.',
      next: 'Gere o arquivo sem senha no programa da folha e envie de novo.',
    },
    FILE_BROKEN: {
      what: 'O arquivo está quebrado.',
      next: 'Gere o arquivo de novo no programa da folha e envie outra vez.',
    },
    FILE_EMPTY: { what: 'O arquivo está vazio.', next: 'Veja se o arquivo foi salvo até o fim e envie de novo.' },
    FILE_TYPE_UNKNOWN: {
      what: 'Formato não aceito.',
      next: 'Use PDF, ZIP, TXT, CSV, XLSX ou XML do eSocial (S-1200).',
    },
    FILE_TOO_LARGE: {
      what: 'O arquivo passa de 500 MB.',
      next: 'Divida o arquivo por empresa ou por filial e envie as partes.',
    },
    ZIP_TOO_LARGE: { what: 'O ZIP tem conteúdo demais.', next: 'Divida em arquivos menores e envie as partes.' },
    ZIP_TOO_MANY_FILES: { what: 'O ZIP tem arquivos demais.', next: 'Divida em arquivos menores e envie as partes.' },
    ZIP_RATIO_SUSPICIOUS: { what: 'O conteúdo do ZIP não parece de folha.', next: 'Envie os arquivos sem compactar.' },
    TABLE_HEADING_NOT_FOUND: {
      what: 'Não encontramos o nome das colunas.',
      next: 'Deixe o nome das colunas na primeira linha e envie de novo.',
    },
    CUT_FOREIGN_DATA: {
      what: 'Uma página mistura dados de pessoas diferentes.',
      next: 'Gere o arquivo com uma pessoa por página e envie de novo.',
    },
    CUT_EMPTY: { what: 'Uma página ficou sem conteúdo depois do corte.', next: 'Tente ler de novo.' },
    WORKER_STOPPED: { what: 'A leitura parou no meio.', next: 'Tente ler de novo.' },
    IMPORT_DUPLICATE_FILE: { what: 'Este arquivo já foi enviado.', next: 'Abra a importação que já existe.' },
    OFFLINE: { what: 'A internet caiu durante o envio.', next: 'Envie de novo quando ela voltar.' },
    other: { what: 'Não deu para ler o arquivo.', next: 'Tente de novo. Se continuar, fale com o suporte.' },
  },
  log: {
    sent: 'Arquivo enviado',
    readingFinished: 'Leitura terminada',
    readingFailed: 'Leitura com erro',
    columnsConfirmed: 'Colunas confirmadas',
    daysSet: 'Dia do crédito definido em vários',
    daysUndone: 'Dia do crédito desfeito em vários',
    replaced: 'Substituída',
    publishing: 'Publicação pedida',
    published: 'Publicada',
    scheduled: 'Publicação agendada',
    publicationStopped: 'Publicação parada',
    cancelled: 'Cancelada',
    retried: 'Leitura repetida',
    undone: 'Desfeita',
    other: 'Outro fato',
  },
};

type FailureCode = keyof typeof portuguese.failures;
type LogCode = keyof typeof portuguese.log;

export interface OutcomeTexts {
  /** Why a whole file was not read: what happened, and what to do. */
  failures: Record<FailureCode, { what: string; next: string }>;
  /** What was done with an import. */
  log: Record<LogCode, string>;
}

export const outcomeTexts = defineTexts<OutcomeTexts>(portuguese, {
  'en-US': () => import('./outcomes.en-US.messages.ts'),
  'es-ES': () => import('./outcomes.es-ES.messages.ts'),
});

/** The text of a code, else the general one: a code of tomorrow still gets a sentence. */
export function textOf<T>(texts: Record<string, T> & { other: T }, code: string): T {
  return texts[code] ?? texts.other;
}
