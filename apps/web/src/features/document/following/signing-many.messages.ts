import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** Signing several documents in one act. */
export const signManyTexts = defineTexts({
  title: [
    (n: number) => `Assinar ${pt(n, 'documento', 'documentos')}`,
    n => `Sign ${en(n, 'document', 'documents')}`,
    n => `Firmar ${es(n, 'documento', 'documentos')}`,
  ],
  lead: [
    'Cada um precisa ser lido até o fim antes. Um ato e uma senha assinam todos os que foram lidos.',
    'Each must have been read to its end before. One act and one password sign all that were read.',
    'Cada uno debe haberse leído hasta el final antes. Un acto y una contraseña firman todos los leídos.',
  ],
  list: ['Documentos escolhidos', 'Chosen documents', 'Documentos elegidos'],
  readIt: ['Lido até o fim', 'Read to the end', 'Leído hasta el final'],
  unread: [
    (n: number, all: number) => `Páginas lidas: ${n} de ${all}. Fica de fora`,
    (n, all) => `Pages read: ${n} of ${all}. Left out`,
    (n, all) => `Páginas leídas: ${n} de ${all}. Queda fuera`,
  ],
  notNow: ['Não é a sua vez: fica de fora', 'Not your turn: left out', 'No es tu turno: queda fuera'],
  read: ['Ler', 'Read', 'Leer'],
  readOne: [(title: string) => `Ler ${title}`, title => `Read ${title}`, title => `Leer ${title}`],
  declared: [
    'Assino cada documento pelo código e pelo resumo que ele tem agora.',
    'I sign each document by its code and the hash it has now.',
    'Firmo cada documento por su código y el resumen que tiene ahora.',
  ],
  terms: ['Termos da assinatura', 'Terms of the signature', 'Términos de la firma'],
  name: ['Seu nome completo', 'Your full name', 'Tu nombre completo'],
  password: ['Sua senha', 'Your password', 'Tu contraseña'],
  nameFirst: ['Escreva o seu nome', 'Write your name', 'Escribe tu nombre'],
  passwordFirst: ['Escreva a sua senha', 'Write your password', 'Escribe tu contraseña'],
  readFirst: ['Leia ao menos um até o fim', 'Read at least one to its end', 'Lee al menos uno hasta el final'],
  act: [(n: number) => `Assinar ${n || ''}`.trim(), n => `Sign ${n || ''}`.trim(), n => `Firmar ${n || ''}`.trim()],
  signed: ['Assinado', 'Signed', 'Firmado'],
});
