import type { PolicyTexts } from './privacy-policy.messages.ts';

export const texts: PolicyTexts = {
  title: 'Cómo cuidamos tus datos',
  version: version => `Versión ${version}. Lectura de 4 minutos.`,
  howMuch: 'Cuánto has leído',
  readPart: percent => `Has leído el ${percent} %`,
  readAll: 'Has leído hasta el final',
  goOn: 'Continuar',
  accept: 'Leído y aceptado',
  whoTitle: '1. Quién es responsable',
  who: 'La empresa en la que trabajas decide qué se hace con tus datos de trabajo. La ley la llama responsable del tratamiento. Crachá guarda y muestra esos datos en su nombre y sigue sus instrucciones: es el encargado.\nDe tu cuenta en Crachá (entrada, contraseña, dispositivos y seguridad) responde el propio Crachá.',
  whatTitle: '2. Qué datos guardamos',
  what: 'Ficha: nombre, CPF, fecha de nacimiento, móvil, correo y foto, si quieres.\nTrabajo: empresa, puesto, fecha de ingreso, salario, recibos, beneficios, certificados de ingresos, fichajes, solicitudes y documentos.\nCuenta: contraseña (guardada de forma que nadie puede leerla), dispositivos, fecha, hora y dirección de internet de cada entrada.\nRaza o color: solo lo que declaras. Es un dato sensible y puedes preferir no informarlo, cuando la ley lo permite.',
  whyTitle: '3. Para qué los usamos',
  why: 'Para mostrar y demostrar tu pago, registrar tus horas, responder tus solicitudes, enviar los avisos que esperas y proteger tu cuenta.\nNo vendemos datos. No usamos tus recibos para publicidad. Ninguna decisión sobre ti la toma solo un ordenador.',
  basisTitle: '4. Qué permite la ley',
  basis:
    'Seguimos la Ley General de Protección de Datos de Brasil (Ley 13.709 de 2018). Usamos tus datos para cumplir el contrato de trabajo y las leyes laboral, de seguridad social y del impuesto sobre la renta (artículo 7, incisos II y V; para datos sensibles, artículo 11, inciso II, letra a).\nPara la seguridad de la cuenta, usamos el interés legítimo en impedir fraudes y el ejercicio de derechos (artículo 7, incisos VI y IX).',
  acceptanceTitle: '5. Qué significa tu aceptación',
  acceptance:
    'Registra que has leído este aviso, con la versión, la fecha y la dirección de internet. No sustituye a la ley ni te quita ningún derecho.',
  whoSeesTitle: '6. Quién puede verlos',
  whoSees:
    'Tú, RR. HH. de tu empresa y quien recibió ese permiso. La gestión ve lo que necesita de su propio equipo. Ver salarios es un permiso aparte.\nEl soporte de Crachá solo entra en tu cuenta si lo autorizas, por el tiempo que elijas. Cada acceso queda registrado.',
  sharedTitle: '7. Con quién los compartimos',
  shared:
    'Con organismos públicos, cuando la ley obliga (eSocial, Hacienda, seguridad social). Con bancos, para pagarte. Con quien aloja los servidores y envía SMS y correos, solo para ese servicio. Con la asociación o el club, solo si participas.',
  howLongTitle: '8. Por cuánto tiempo',
  howLong:
    'Mientras trabajas en la empresa y, después, por el plazo que manda la ley: en general 5 años para recibos y fichajes, y 30 años para lo que trata del FGTS. Sigues teniendo acceso a tus recibos después de salir.\nLos registros de entrada se guardan 6 meses. Lo que pasa del plazo se borra.',
  safetyTitle: '9. Cómo los protegemos',
  safety:
    'Los datos viajan cifrados. Cada empresa ve solo lo suyo. Quien maneja dinero entra con un segundo código. Si hay una fuga que pueda perjudicarte, te avisamos a ti y a la autoridad.',
  rightsTitle: '10. Tus derechos',
  rights:
    'Puedes saber qué datos tenemos, verlos, corregirlos, descargar una copia, saber con quién se compartieron, pedir que se borre lo que la ley no obliga a guardar y reclamar. Es gratis.\nPídelo a RR. HH. de tu empresa o a nosotros. La respuesta completa llega en 15 días como máximo.',
  contactTitle: '11. Habla con nosotros',
  contact:
    'Delegado de protección de datos de Crachá: privacidade@cracha.example. Para datos de trabajo, habla también con RR. HH. de tu empresa.\nSi la respuesta no lo resuelve, acude a la Autoridad Nacional de Protección de Datos (ANPD), en gov.br/anpd.',
  changesTitle: '12. Si este aviso cambia',
  changes:
    'Mostramos la versión nueva en tu próxima entrada y te pedimos que la leas de nuevo. Las versiones antiguas se guardan.',
};
