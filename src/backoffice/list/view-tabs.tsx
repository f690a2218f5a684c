import { BookmarkPlus, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedViewShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Link } from '#ui/link.tsx';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Folded } from './folded.tsx';
import { t as tList } from './list-words.ts';

export interface ListViews {
  saved: readonly SavedViewShape[];
  /** Query string of the view. */
  query: string;
  formKey: string;
  forms: {
    saveView: KeepViewProps['form'];
    changeView: ChangeViewProps['form'];
  };
}

interface ViewTabsProps extends ListViews {
  /** Path of the unfiltered list. */
  path: string;
  refused: FormAnswer | undefined;
  /** Beside the tabs: the tools of the list. */
  children: ReactNode;
}

const tabClass =
  'inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-small font-bold ' +
  'whitespace-nowrap text-encre-2 no-underline hover:text-encre aria-[current=page]:border-sapin-700 ' +
  'aria-[current=page]:text-encre lg:min-h-8';

/** Saved views of a list, personal and shared. */
export function ViewTabs({ saved, query, formKey, forms, path, refused, children }: ViewTabsProps) {
  const current = saved.find((view) => view.query === query);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-trait">
      <nav aria-label={tList('views.label')} className="flex max-w-full min-w-0 flex-wrap">
        <Link to={path} aria-current={query === '' ? 'page' : undefined} className={tabClass}>
          {tList('views.all')}
        </Link>
        {saved.map((view) => (
          <Link
            key={view.id}
            to={view.query ? `${path}?${view.query}` : path}
            aria-current={view === current ? 'page' : undefined}
            className={tabClass}
          >
            {view.isShared ? tList('views.shared', { name: view.name }) : view.name}
          </Link>
        ))}
      </nav>
      <div className="flex flex-wrap items-center">
        {!current && query !== '' && (
          <KeepView
            key={saved.length}
            query={query}
            form={forms.saveView}
            formKey={formKey}
            refused={refused}
          />
        )}
        {current?.mayChange && (
          <ChangeView
            key={`${current.id} ${current.name}`}
            view={current}
            form={forms.changeView}
            formKey={formKey}
            refused={refused}
          />
        )}
        {children}
      </div>
    </div>
  );
}

interface KeepViewProps {
  query: string;
  form: ShownForm<'name' | 'isShared' | 'query'>;
  formKey: string;
  refused: FormAnswer | undefined;
}

function KeepView({ query, form, formKey, refused }: KeepViewProps) {
  return (
    <Folded
      label={tList('views.keep')}
      icon={BookmarkPlus}
      open={refused?.form === form.name || undefined}
    >
      <PlainForm
        form={form}
        t={tList}
        formKey={formKey}
        refused={refused}
        hidden={{ query }}
        className="grid gap-3"
      />
    </Folded>
  );
}

interface ChangeViewProps {
  view: SavedViewShape;
  form: ShownForm<'id' | 'name' | 'isShared'>;
  formKey: string;
  refused: FormAnswer | undefined;
}

function ChangeView({ view, form, formKey, refused }: ChangeViewProps) {
  return (
    <Folded
      label={tList('views.edit')}
      icon={Settings2}
      open={refused?.form === form.name || refused?.form === 'removeView' || undefined}
    >
      <p className="text-small text-encre-2">{tList('views.by', { name: view.by })}</p>
      <PlainForm
        form={form}
        t={tList}
        formKey={formKey}
        refused={refused}
        hidden={{ id: view.id }}
        values={{ name: view.name, isShared: view.isShared ? '1' : undefined }}
        className="grid gap-3"
      />
      <ActionForm
        name="removeView"
        formKey={formKey}
        id={view.id}
        refused={refused}
        submit={tList('views.remove')}
        label={tList('views.removeNamed', { name: view.name })}
        variant="danger"
        asks={tList(view.isShared ? 'views.removeShared' : 'views.removeOwn')}
      />
    </Folded>
  );
}
