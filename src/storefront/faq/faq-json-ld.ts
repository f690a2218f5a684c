import type { LoadedFaq } from './load-faq.ts';

/** Structured data of the questions (SEO-03): those on the page, with their answers. */
export const faqJsonLd = ({ groups }: Pick<LoadedFaq, 'groups'>): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question.map(({ text }) => text).join(''),
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  },
];
