import { FORMAT_IDS } from '@pagewright/model/formats';
import { PAGE_COUNT } from '@pagewright/model/limits';
import { STYLE_IDS } from '@pagewright/model/styles';
import { formatOptionNames } from './commands/format-options.ts';

/** A line each. */
const FORMAT_OPTIONS = formatOptionNames()
  .map((option) => `                      ${option}`)
  .join('\n');

export const HELP = `pagewright: designed documents from Word, Excel, PDF and text files

  pagewright generate FILE… [options]   make pages; - reads text from standard input
  pagewright lint FILE…|FOLDER          check page source texts or a .json made by generate
  pagewright mcp                        tools for assistants (Model Context Protocol) over standard input and output
  pagewright doctor [--json]            look whether this installation works, and what its language model can do
  pagewright invite create [options]    issue invitation codes, whether or not the server is running
  pagewright formats                    list the page formats
  pagewright styles                     list the styles
  pagewright templates                  list the templates

Options of generate
  --out PATH          x.pdf, x.pptx (an editable presentation), x.docx (a text to go on writing in),
                      x.xlsx (tables and chart data), x.html,
                      x.png (a contact sheet of all pages), x.png.zip (a picture of each page),
                      x.zip (page source texts with their pictures, to import), x.json or a folder for page
                      source texts; may be repeated (default: the first file's name with .pdf)
  --engine ID         local (default), or cloud: the language model that PAGEWRIGHT_LLM_PROVIDER or PAGEWRIGHT_LLM_URL,
                      PAGEWRIGHT_LLM_MODEL and PAGEWRIGHT_LLM_KEY name, else an Ollama or LM Studio on this machine
  --format ID         ${FORMAT_IDS.slice(0, 5).join(' ')}
                      ${FORMAT_IDS.slice(5).join(' ')} (default ppt-16-9)
  --custom-size WxH   px, with --format custom
  --style ID          ${STYLE_IDS.slice(0, 5).join(' ')}
                      ${STYLE_IDS.slice(5).join(' ')} (default professional),
                      or a file of style tokens: brand.json
  --pages N|auto      exactly so many pages, ${PAGE_COUNT.min} to ${PAGE_COUNT.max} (default auto)
  --template ID       fill the pages of a template; it has its own format, style and number of pages
  --mode MODE         condense: say the document in so many pages (default)
                      preserve: keep its words and only arrange them
  --prompt TEXT       what to stress, leave out or put first
  --paper SIZE        of PDFs: designed (default: as the format has it), auto (the page's proportions, 148 to 297 mm),
                      a4 a3 letter legal slide
  --option F.NAME=V   of a format that is written, the default first; may be repeated:
${FORMAT_OPTIONS}
  --report            list on standard output what no page shows, and why; of other files, what can be edited in them,
                      of PDFs, which are read back, whether every word is there and every font within
  --lang TAG          language of messages: zh-CN zh-TW en-US ja-JP fr-FR
  --quiet             no progress on standard error

Options of invite create
  --count N           codes to issue, 1 to 100 (default 1)
  --points N          points for each person who enters one (default PAGEWRIGHT_WELCOME_POINTS)
  --uses N            people who can use one code (default 10)
  --days N            days it is good for (default 30)
  The database is that of the server's settings: PAGEWRIGHT_DATA (./data) or DATABASE_URL.

Exit codes
  0 done   1 failed   2 wrong usage   3 a file could not be read   4 no browser for printing   5 lint found faults
`;
