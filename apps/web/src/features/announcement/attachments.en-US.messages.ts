import { counted } from '#kernel/texts.ts';
import type { AttachmentTexts } from './attachments.messages.ts';

const n = counted('en-US');

export const texts: AttachmentTexts = {
  attachments: 'Attachments',
  attach: 'Attach files',
  help: (files, megabytes) => `PDF or picture, up to ${megabytes} MB each, ${files} files at most.`,
  sending: 'Sending',
  full: files => `It has ${files} attachments already. Take one away to add another.`,
  attached: count => n(count, 'file attached', 'files attached'),
  remove: name => `Take ${name} away`,
  removed: name => `${name} left the announcement`,
  download: 'Download',
  taken: name => `${name} downloaded`,
};
