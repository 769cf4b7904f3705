import type { SeedArticle } from '../help-articles.messages.ts';

/** Online admission, for HR. */
export const admissionArticles: readonly SeedArticle[] = [
  {
    areas: ['hr'],
    kind: 'basics',
    position: 90,
    texts: {
      'pt-BR': {
        title: 'Como admitir pela internet',
        body: `1. Em Admissão on-line, convide a pessoa: nome, e-mail ou celular, função, início e prazo.
2. Ela recebe um link e um código, e responde tudo pelo celular. Pode parar e voltar depois.
3. Quando ela envia, confira: cada resposta fica ao lado da foto do documento.
4. Devolva o que precisa mudar, com o motivo. Ela recebe um link novo e corrige só aquilo.
5. Aprove e depois admita: o cadastro nasce com tudo o que ela informou.

## Raça, cor e deficiência
Só a própria pessoa declara. Na conferência você vê apenas que foi informado.

## Quem não é admitido
Os dados são excluídos sozinhos em 6 meses. O histórico diz quantas pessoas foram.`,
      },
      'en-US': {
        title: 'How to hire online',
        body: `1. In Online admission, invite the person: name, e-mail or phone, job, start and deadline.
2. They get a link and a code, and answer everything on their phone. They can stop and come back later.
3. When it is sent, review it: each answer stands beside the picture of the document.
4. Return what has to change, with the reason. They get a new link and correct only that.
5. Approve, then hire: the record begins with all that they told.

## Race, colour and disability
The person alone declares them. In the review you only see that it was told.

## Who is not hired
The data is erased by itself after 6 months. The history tells how many people were erased.`,
      },
      'es-ES': {
        title: 'Cómo contratar en línea',
        body: `1. En Admisión en línea, invita a la persona: nombre, correo o móvil, función, inicio y plazo.
2. Recibe un enlace y un código, y responde todo desde el móvil. Puede parar y volver después.
3. Cuando lo envía, revisa: cada respuesta está al lado de la foto del documento.
4. Devuelve lo que hay que cambiar, con el motivo. Recibe un enlace nuevo y corrige solo eso.
5. Aprueba y después contrata: la ficha nace con todo lo que informó.

## Raza, color y discapacidad
Solo la persona lo declara. En la revisión ves solo que fue informado.

## Quien no es contratado
Los datos se borran solos en 6 meses. El historial dice cuántas personas se borraron.`,
      },
    },
  },
];
