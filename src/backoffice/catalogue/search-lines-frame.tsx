import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';

interface SearchLinesFrameProps {
  title: string;
  lead: string;
  /** Links to pages nearby. */
  aside: ReactNode;
  /** What was done, while the page tells it. */
  done: string | false;
  /** Said when there are no lines. */
  empty: string;
  /** The lines, as list items. */
  lines: readonly ReactNode[];
  formTitle: string;
  form: ReactNode;
}

/** A page of lines the search of the shop obeys: the list, and beside it the form that adds or changes one. */
export function SearchLinesFrame(props: SearchLinesFrameProps) {
  const { title, lead, aside, done, empty, lines, formTitle, form } = props;
  const mayWrite = useMay('catalogue.manage');
  return (
    <>
      <PageTitle lead={lead} aside={aside}>
        {title}
      </PageTitle>
      {done && (
        <Alert tone="success" live className="mb-6">
          {done}
        </Alert>
      )}
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <ul className="grid min-w-0 grid-cols-1 border-t border-brume-2">
          {lines.length === 0 && <li className="py-3">{empty}</li>}
          {lines}
        </ul>
        {mayWrite && <Panel title={formTitle}>{form}</Panel>}
      </Grid>
    </>
  );
}

interface SearchLineProps {
  /** What stands in the line. */
  children: ReactNode;
  /** Its links and buttons, for whoever may change it. */
  actions: ReactNode;
}

/** A line of the list. */
export function SearchLine({ children, actions }: SearchLineProps) {
  const mayWrite = useMay('catalogue.manage');
  return (
    <li className="border-b border-brume-2 py-3">
      {children}
      {mayWrite && <div className="mt-2 flex flex-wrap items-center gap-4">{actions}</div>}
    </li>
  );
}
