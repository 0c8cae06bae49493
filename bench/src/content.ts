/** The same invented report as plain text and as Markdown slides, so that both sides have the same to say. */

const TOPICS = ['Market', 'Customers', 'Product', 'Operations', 'Finance', 'People', 'Risks', 'Technology', 'Outlook'];
const TITLE = 'Annual Review of the Northern Division';

interface Section {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly close: string;
}

function section(index: number): Section {
  const topic = TOPICS[index % TOPICS.length] as string;
  return {
    title: `${topic} in part ${index + 1}`,
    lead: `The ${topic.toLowerCase()} group handled ${120 + index * 7} cases this year, ${10 + index}% more than before. Most of the growth came from the southern region, where two new offices opened in spring.`,
    points: [
      `Response times fell from ${9 + index} to ${5 + index} days`,
      `Costs stayed within the budget of ${2 + index} million euros`,
      'Three suppliers were replaced without interruption',
      `Training reached all ${30 + index} members of staff`,
    ],
    close: 'The next step is to bring the new process to the remaining sites and to review it after six months.',
  };
}

function sections(count: number): Section[] {
  return Array.from({ length: count }, (_, index) => section(index));
}

/** Plain text with a numbered heading a section. */
export function reportText(count: number): string {
  const parts = sections(count).map(
    ({ title, lead, points, close }, index) =>
      `${index + 1}. ${title}\n\n${lead}\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n${close}\n`,
  );
  return `${TITLE}\n\n${parts.join('\n')}`;
}

/** Markdown for marp with as many slides: the title, then a section a slide. */
export function reportMarkdown(count: number): string {
  const slides = sections(count - 1).map(
    ({ title, lead, points, close }) =>
      `## ${title}\n\n${lead}\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n${close}\n`,
  );
  return ['---\nmarp: true\npaginate: true\n---\n\n# Annual Review of the Northern Division\n', ...slides].join(
    '\n---\n\n',
  );
}
