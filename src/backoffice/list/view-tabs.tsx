import { BookmarkPlus, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedViewShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Folded } from './folded.tsx';
import { t as tList } from './list-words.ts';

export interface ListViews {
  saved: readonly SavedViewShape[];
  /** What the address holds of a view. */
  query: string;
  formKey: string;
}

interface ViewTabsProps extends ListViews {
  /** The whole list. */
  path: string;
  refused: FormAnswer | undefined;
  /** Beside the tabs: the tools of the list. */
  children: ReactNode;
}

const tabClass =
  'inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-small font-bold ' +
  'whitespace-nowrap text-encre-2 no-underline hover:text-encre aria-[current=page]:border-sapin-700 ' +
  'aria-[current=page]:text-encre lg:min-h-8';

/** The list as one, or the team, keeps it. */
export function ViewTabs({ saved, query, formKey, path, refused, children }: ViewTabsProps) {
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
          <KeepView key={saved.length} query={query} formKey={formKey} refused={refused} />
        )}
        {current?.mayChange && (
          <ChangeView
            key={`${current.id} ${current.name}`}
            view={current}
            formKey={formKey}
            refused={refused}
          />
        )}
        {children}
      </div>
    </div>
  );
}

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

function KeepView({ query, formKey, refused }: { query: string } & FormProps) {
  const form = useForm('saveView', refused);
  return (
    <Folded
      label={tList('views.keep')}
      icon={BookmarkPlus}
      open={refused?.form === 'saveView' || undefined}
    >
      <PageForm form={form} className="grid gap-3">
        <FormKey value={formKey} />
        <input type="hidden" name="query" value={query} />
        <p className="text-small text-encre-2">{tList('views.keepText')}</p>
        <TextField {...form.field('name')} label={tList('views.name')} maxLength={60} required />
        <Checkbox name="isShared" value="1" label={tList('views.forTeam')} />
        <Button type="submit" size="compact" pending={form.pending}>
          {tList('views.save')}
        </Button>
      </PageForm>
    </Folded>
  );
}

function ChangeView({ view, formKey, refused }: { view: SavedViewShape } & FormProps) {
  const form = useForm('changeView', refused, { values: { name: view.name } });
  return (
    <Folded
      label={tList('views.edit')}
      icon={Settings2}
      open={refused?.form === 'changeView' || refused?.form === 'removeView' || undefined}
    >
      <p className="text-small text-encre-2">{tList('views.by', { name: view.by })}</p>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={formKey} />
        <input type="hidden" name="id" value={view.id} />
        <TextField {...form.field('name')} label={tList('views.name')} maxLength={60} required />
        <Checkbox
          name="isShared"
          value="1"
          defaultChecked={view.isShared}
          label={tList('views.forTeam')}
        />
        <Button type="submit" size="compact" pending={form.pending}>
          {tList('views.rename')}
        </Button>
      </PageForm>
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
