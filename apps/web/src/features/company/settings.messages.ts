import { appAccesses } from '@cracha/contract/access/app-accesses.ts';
import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');
const labels: Readonly<Record<string, { label: string }>> = appAccesses;

const portuguese = {
  lead: 'Cada escolha vale na hora.',
  receipts: 'Recibos',
  version: 'Recibo que os trabalhadores veem',
  full: 'Completo',
  short: 'Resumido',
  qrCode: 'Código QR de autenticidade nos recibos, benefícios e informes, publicados e próximos',
  avisoSms: 'Avisar também por SMS o que for publicado',
  anexaPdf: 'Mandar o PDF junto no e-mail de aviso',
  sight: 'O que os trabalhadores veem',
  recibo: 'Recibos de pagamento',
  beneficio: 'Benefícios',
  informe: 'Informes de rendimentos',
  ponto: 'Espelhos de ponto',
  timeClock: 'Ponto',
  timeClockKind: 'Como o ponto chega',
  pdf: 'Espelho em PDF',
  manual: 'Marcação manual',
  registro: 'Registro pelo portal',
  fopag: 'Ponto Fopag',
  aprovacaoEspelho: 'Espelhos vão ao gestor para aprovação',
  requests: 'Solicitações',
  comFluxo: 'Solicitações passam por fluxo de aprovação',
  flagAprovacao: 'Solicitações precisam de aprovação',
  accesses: 'Recursos do aplicativo',
  accessesLead: 'Só o que o plano do grupo contrata. Desligado, some dos menus de quem é desta empresa.',
  accessWord: (key: string) => labels[key]?.label ?? key,
  changed: 'Configuração salva',
  confirmTitle: 'Mudar o que os trabalhadores veem?',
  confirm: 'Mudar',
  confirmLead: (documents: number, gain: number, lose: number) =>
    [
      `A mudança alcança ${n(documents, 'documento', 'documentos')}.`,
      gain > 0 && `${n(gain, 'pessoa passa', 'pessoas passam')} a ver.`,
      lose > 0 && `${n(lose, 'pessoa deixa', 'pessoas deixam')} de ver.`,
    ]
      .filter(Boolean)
      .join(' '),
};

export type SettingsTexts = TextsOf<typeof portuguese>;

/** What HR configures of a company. */
export const settingsTexts = defineTexts<SettingsTexts>(portuguese, {
  'en-US': () => import('./settings.en-US.messages.ts'),
  'es-ES': () => import('./settings.es-ES.messages.ts'),
});
