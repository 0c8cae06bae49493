import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage } from '@pagewright/page/source-text';
import { useFonts } from '@pagewright/render/fonts';
import { PageView } from '@pagewright/render/page-view';
import { startI18n } from '@pagewright/web/i18n';
import { ProjectCanvas } from '@pagewright/web/project-canvas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';

/** What the bench calls in the page. */
interface CanvasBench {
  /** Shows the pages on the product's canvas; ms until every page in view has been drawn, fully or in low detail. */
  showCanvas(sources: readonly string[]): Promise<number>;
  /** Shows them as a plain grid of full pages; ms until it has been drawn. */
  showAll(sources: readonly string[]): Promise<number>;
  startFrames(): void;
  /** Times between frames since the start, ms. */
  stopFrames(): number[];
}

declare global {
  interface Window {
    bench: CanvasBench;
  }
}

const element = document.getElementById('root') as HTMLElement;
const queries = new QueryClient();
let root: Root | undefined;
let project = 0;
let times: number[] = [];
let recording = false;

await startI18n();

window.bench = {
  async showCanvas(sources) {
    const fresh = clear();
    const started = performance.now();
    project += 1;
    needed = 1;
    const pages = sources.map((text, index) => projectPage(text, index));
    fresh.render(
      <QueryClientProvider client={queries}>
        <ProjectCanvas projectId={project} pages={pages} />
      </QueryClientProvider>,
    );
    do await frame();
    while (!viewDrawn(pages.length));
    await frame();
    return performance.now() - started;
  },
  async showAll(sources) {
    const fresh = clear();
    const started = performance.now();
    fresh.render(<AllPages sources={sources} />);
    do await frame();
    while (element.querySelectorAll('[data-whole-page]').length < sources.length);
    await frame();
    return performance.now() - started;
  },
  startFrames() {
    times = [];
    recording = true;
    const record = (last: number) =>
      requestAnimationFrame((now) => {
        times.push(now - last);
        if (recording) record(now);
      });
    record(performance.now());
  },
  stopFrames() {
    recording = false;
    return times.slice(1);
  },
};

function clear(): Root {
  root?.unmount();
  root = createRoot(element);
  return root;
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Low detail that has to be there before it is worth looking whether it is enough. */
let needed = 1;

/** Whether each page that the window shows is there, fully or in low detail. */
function viewDrawn(count: number): boolean {
  const slots = [...element.querySelectorAll<HTMLElement>('[data-page-index]')];
  const sketched = Number(element.querySelector<HTMLElement>('[data-sketched]')?.dataset.sketched);
  if (slots.length < count || !(sketched >= needed)) return false;
  // Looked at last, and seldom: asking for it makes the browser lay out.
  needed = slots.filter((slot) => slot.dataset.mounted === undefined && isSeen(slot)).length;
  return sketched >= needed;
}

function isSeen(slot: HTMLElement): boolean {
  const { left, right, top, bottom } = slot.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** The plain way: every page in full, in a grid that is scaled into the window. */
function AllPages({ sources }: { sources: readonly string[] }) {
  const pages = sources.map((source) => parsePage(source));
  useFonts(pages);
  const columns = Math.ceil(Math.sqrt(pages.length));
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, max-content)`,
        gap: 80,
        transform: 'scale(0.1)',
        transformOrigin: '0 0',
      }}
    >
      {pages.map((page, index) => (
        <div key={String(index)} data-whole-page="" style={page.size}>
          <PageView page={page} assets={() => undefined} mode="view" />
        </div>
      ))}
    </div>
  );
}

function projectPage(text: string, index: number): ProjectPage {
  return {
    id: index + 1,
    pageNumber: index + 1,
    pageType: 'ppt-16-9',
    projectId: project,
    generatedText: text,
    pageContent: '',
    styledText: '',
    createTime: '2026-01-01T00:00:00.000Z',
    templateId: 0,
    userId: 1,
    name: '',
    description: '',
    prompt: '',
    hidden: false,
    section: '',
    style: '',
    version: 1,
    briefId: '',
  };
}
