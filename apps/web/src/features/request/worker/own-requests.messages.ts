import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** One's own requests: the list, and one of them. */
export const ownTexts = defineTexts({
  title: ['Pedidos', 'Requests', 'Solicitudes'],
  none: ['Você ainda não fez pedidos', 'You have made no request yet', 'Aún no has hecho solicitudes'],
  noneLead: [
    'Férias, adiantamento do 13º e outros assuntos começam aqui.',
    'Vacation, 13th salary advance and other matters begin here.',
    'Vacaciones, anticipo del 13.º y otros asuntos empiezan aquí.',
  ],
  fresh: ['Novo pedido', 'New request', 'Nueva solicitud'],
  adjust: ['Ajustar e reenviar', 'Change and send again', 'Ajustar y reenviar'],
  states: word.state,
  all: word.all,
  type: word.type,
  everyType: word.all,
  open: ['Pedido', 'Request', 'Solicitud'],
  backToList: ['Voltar para pedidos', 'Back to requests', 'Volver a solicitudes'],
  waitsFor: [(names: string) => `Esperando ${names}`, names => `Waiting for ${names}`, names => `Esperando a ${names}`],
  cancel: ['Cancelar pedido', 'Cancel request', 'Cancelar solicitud'],
  cancelLead: [
    'Quem ia decidir lê o motivo. O pedido não volta.',
    'Who was to decide reads the reason. The request does not come back.',
    'Quien iba a decidir lee el motivo. La solicitud no vuelve.',
  ],
  canceled: ['Pedido cancelado', 'Request canceled', 'Solicitud cancelada'],
  notice: ['Aviso de férias', 'Vacation notice', 'Aviso de vacaciones'],
  noticeLead: [
    (from: string, days: string, until: string) => `Suas férias começam em ${from}: ${days}, até ${until}.`,
    (from, days, until) => `Your vacation begins on ${from}: ${days}, until ${until}.`,
    (from, days, until) => `Tus vacaciones empiezan el ${from}: ${days}, hasta el ${until}.`,
  ],
  takeNotice: ['Baixar o aviso', 'Download the notice', 'Descargar el aviso'],
  noticeFile: ['aviso-de-ferias.pdf', 'vacation-notice.pdf', 'aviso-de-vacaciones.pdf'],
  benefitTerm: ['Termo que você aceitou', 'Term that you accepted', 'Término que aceptaste'],
  takeTerm: ['Baixar o termo', 'Download the term', 'Descargar el término'],
  termFile: ['termo-do-beneficio.pdf', 'benefit-term.pdf', 'termino-del-beneficio.pdf'],
  noted: ['Ciente', 'Noted', 'Enterado'],
  notedDone: ['Leitura registrada', 'Reading recorded', 'Lectura registrada'],
  notedAt: [
    (when: string) => `Você leu o aviso em ${when}.`,
    when => `You read the notice on ${when}.`,
    when => `Leíste el aviso el ${when}.`,
  ],
  consent: ['Você concorda com estas datas?', 'Do you agree to these dates?', '¿Aceptas estas fechas?'],
  consentLead: [
    'O RH dividiu as suas férias. Sem o seu acordo, o pedido é cancelado.',
    'HR split your vacation. Without your agreement the request is canceled.',
    'RR. HH. dividió tus vacaciones. Sin tu acuerdo, la solicitud se cancela.',
  ],
  agree: ['Concordo', 'I agree', 'Acepto'],
  disagree: ['Não concordo', 'I do not agree', 'No acepto'],
  disagreeLead: [
    'O pedido é cancelado, e o RH lê o motivo.',
    'The request is canceled, and HR reads the reason.',
    'La solicitud se cancela y RR. HH. lee el motivo.',
  ],
  agreed: ['Acordo registrado', 'Agreement recorded', 'Acuerdo registrado'],
  change: ['Este pedido precisa de um ajuste', 'This request needs a change', 'Esta solicitud necesita un ajuste'],
  by: [
    (name: string, when: string) => `${name}, ${when}`,
    (name, when) => `${name}, ${when}`,
    (name, when) => `${name}, ${when}`,
  ],
  denied: ['Pedido negado', 'Request denied', 'Solicitud denegada'],
  answer: ['Responder', 'Answer', 'Responder'],
});
