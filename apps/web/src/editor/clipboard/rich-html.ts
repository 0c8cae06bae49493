import { PAGE_LINK } from '@pagewright/components/link-attributes';
import { paragraphsOf, type Run } from '@pagewright/components/paragraphs';
import { partOf, type RichText } from '@pagewright/components/rich-text';
import { pageOfLink } from '@pagewright/model/link';

/** A stretch of a text as HTML that other programs and `clipboardText` read: lists, links and what the looks mean. */
export function richHtml(rich: RichText, listType: 'none' | 'bullet' | 'ordered', start: number, end: number): string {
  const { text, spans, paragraphs } = partOf(rich, start, end);
  const open: ('ul' | 'ol')[] = [];
  let html = '';
  const close = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()}>`;
  };
  // What stands above a line is no matter of what is copied; only the words and their lists are.
  for (const { runs, style } of paragraphsOf({ text, spans, listType, paragraphs, lineHeight: 1 })) {
    const words = runs.map(runHtml).join('');
    if (style.listType === 'none') {
      close(0);
      html += `<p>${words || '<br>'}</p>`;
      continue;
    }
    const list = style.listType === 'ordered' ? 'ol' : 'ul';
    close(style.level + 1);
    if (open.length === style.level + 1 && open.at(-1) !== list) close(style.level);
    while (open.length <= style.level) {
      open.push(list);
      html += `<${list}>`;
    }
    html += `<li>${words}</li>`;
  }
  close(0);
  return html;
}

function runHtml({ text, look = {} }: Run): string {
  const tags = [
    look.link !== undefined && `a ${linkHtml(look.link)}`,
    (look.fontWeight ?? 400) >= 600 && 'b',
    look.fontStyle === 'italic' && 'i',
    look.textDecoration === 'underline' && 'u',
    look.textDecoration === 'line-through' && 's',
    look.baseline === 'super' && 'sup',
    look.baseline === 'sub' && 'sub',
    look.code && 'code',
    look.highlight !== undefined && `mark style="background-color: ${escaped(look.highlight)}"`,
  ].filter((tag) => typeof tag === 'string');
  return tags.reduceRight((words, tag) => `<${tag}>${words}</${tag.split(' ', 1)[0]}>`, escaped(text));
}

/** Pages of ours are no addresses to other programs. */
function linkHtml(link: string): string {
  const page = pageOfLink(link);
  return page === undefined ? `href="${escaped(link)}"` : `${PAGE_LINK}="${page}"`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that stands for itself in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
