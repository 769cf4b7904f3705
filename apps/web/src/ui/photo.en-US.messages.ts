import type { PhotoTexts } from './photo.messages.ts';

export const texts: PhotoTexts = {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove',
  saved: 'Photo saved',
  removed: 'Photo removed',
  unreadable: 'This image could not be opened. Use PNG or JPEG.',
  cropTitle: 'Adjust the photo',
  cropLead: 'Drag the photo or use the controls.',
  cropPreview: 'How the photo will look',
  zoom: 'Size',
  across: 'Left and right',
  down: 'Up and down',
  use: 'Use this photo',
  back: 'Back',
};
