import { type ChartLayout, cardHeight, cardWidth, lineTo } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { saveFile } from '#kernel/base/files.ts';
import { shortName } from './useChart.ts';

const margin = 40;
/** What browsers draw without giving up. */
const longest = 12_000;
/** Names are then 8 points high. */
const leastScale = 0.6;

/**
 * The drawing as it is open, on white, as a picture; smaller where it would be larger than a browser draws.
 * @returns whether its names can be read
 */
export async function savePng({ cards, width, height }: ChartLayout, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const scale = Math.min(2, longest / wide, longest / high);
  canvas.width = Math.ceil(wide * scale);
  canvas.height = Math.ceil(high * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.translate(margin, margin);
  pen.strokeStyle = '#8a8a86';
  pen.lineWidth = 1;
  for (const card of cards) if (card.from) pen.stroke(new Path2D(lineTo(card)));
  const family = getComputedStyle(document.body).fontFamily;
  for (const { node, more, x, y } of cards) {
    pen.fillStyle = '#fff';
    pen.strokeStyle = '#c9c8c4';
    pen.beginPath();
    pen.roundRect(x, y, cardWidth, cardHeight, 10);
    pen.fill();
    pen.stroke();
    pen.fillStyle = '#1c1b1a';
    pen.font = `600 14px ${family}`;
    const { nome, cargo, lotacao } = node.person;
    pen.fillText(more > 0 ? `+ ${more}` : shortName(nome), x + 14, y + (more > 0 ? 33 : 25), cardWidth - 28);
    if (more > 0) continue;
    pen.fillStyle = '#5c5b57';
    pen.font = `400 12px ${family}`;
    const second = [cargo ?? lotacao, node.people > 0 && node.people].filter(Boolean).join(' · ');
    pen.fillText(second, x + 14, y + 43, cardWidth - 28);
  }
  const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (bytes) saveFile(bytes, `${name}.png`);
  return scale >= leastScale;
}
