const blocks = 'p, div, h1, h2, h3, h4, h5, h6';

/**
 * What another program put on the clipboard, with what a paper can hold: Word's lists become lists, a cell's and an item's paragraphs
 * lines, notes and hidden parts go. Fonts, colours and sizes go by themselves: the editor has none.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, ''), 'text/html');
  for (const gone of page.querySelectorAll('style, script, meta, link, title, xml, o\\:p, del, [hidden]')) {
    if (gone.localName === 'o:p') gone.replaceWith(...gone.childNodes);
    else gone.remove();
  }
  for (const element of page.querySelectorAll<HTMLElement>('[style]'))
    if (/mso-list:\s*ignore|mso-hide:\s*all|display:\s*none/i.test(element.getAttribute('style') ?? '')) {
      const list = element.closest<HTMLElement>('p');
      if (list) list.dataset.mark = element.textContent?.trim() ?? '';
      element.remove();
    }
  gatherWordLists(page);
  for (const nested of page.querySelectorAll('li ul, li ol')) nested.closest('li')?.after(...nested.children);
  for (const nested of page.querySelectorAll('li ul, li ol')) nested.remove();
  for (const holder of page.querySelectorAll('li, td, th')) linesIn(page, holder);
  return page.body.innerHTML;
}

/** Word says a list as paragraphs, each with its mark. */
function gatherWordLists(page: Document): void {
  for (const first of page.querySelectorAll('p[class*="MsoListParagraph"]')) {
    if (!first.isConnected) continue;
    const mark = first instanceof HTMLElement ? (first.dataset.mark ?? '') : '';
    const list = page.createElement(/^[\da-z]+[.)]/i.test(mark) && !/^o$/i.test(mark) ? 'ol' : 'ul');
    first.before(list);
    let next: Element | null = first;
    while (next?.matches('p[class*="MsoListParagraph"]')) {
      const item = page.createElement('li');
      item.append(...next.childNodes);
      const done: Element = next;
      next = next.nextElementSibling;
      done.remove();
      list.append(item);
    }
  }
}

function linesIn(page: Document, holder: Element): void {
  for (const block of holder.querySelectorAll(blocks)) {
    if (block.previousSibling?.textContent?.trim()) block.before(page.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
}
