import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ChipLink } from '#ui/chip.tsx';
import { Container } from '#ui/layout.tsx';
import type { Route } from './+types/workbench.page';
import { say } from './samples.ts';
import { SECTIONS } from './sections.ts';
import { Specimen } from './specimen.tsx';

export const handle = {
  name: 'workbench',
  layout: 'office',
  tracking: false,
} satisfies RouteHandle;
export const meta = () => [{ title: say.title }, { name: 'robots', content: 'noindex' }];

const [FIRST = ''] = SECTIONS.keys();

/** `/_dev/ui/fields/` is one section alone; `/_dev/ui/?section=fields` frames it. Not in production. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const isProduction = context.get(pageContext).settings.environment === 'production';
  const { section: alone } = params;
  if (isProduction || (alone && !SECTIONS.has(alone))) throw new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams.get('section') ?? FIRST;
  return { alone, framed: SECTIONS.has(query) ? query : FIRST };
}

export default function WorkbenchPage({ loaderData: { alone, framed } }: Route.ComponentProps) {
  return alone ? <SectionAlone name={alone} /> : <BothWidths section={framed} />;
}

function SectionAlone({ name }: { name: string }) {
  return (
    <Container className="py-8">
      <h1 className="mb-6 text-h2">{name}</h1>
      {Object.entries(SECTIONS.get(name) ?? {}).map(([control, States]) => (
        <Specimen key={control} name={control}>
          <States />
        </Specimen>
      ))}
    </Container>
  );
}

/** One section side by side at the widths of a telephone and of a desk. */
function BothWidths({ section }: { section: string }) {
  const address = `/_dev/ui/${section}/`;
  return (
    <div className="p-8">
      <h1 className="text-h2">{say.title}</h1>
      <p className="mt-2">{say.intro}</p>
      <nav aria-label={say.sections} className="my-6 flex flex-wrap gap-2">
        {[...SECTIONS.keys()].map((name) => (
          <ChipLink key={name} to={`?section=${name}`} selected={name === section}>
            {name}
          </ChipLink>
        ))}
      </nav>
      <div className="flex gap-6 overflow-x-auto">
        <iframe
          src={address}
          title={say.narrow}
          width={390}
          height={844}
          className="flex-none border border-trait"
        />
        <iframe
          src={address}
          title={say.wide}
          width={1440}
          height={900}
          className="flex-none border border-trait"
        />
      </div>
    </div>
  );
}
