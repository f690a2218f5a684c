/** Configuration of a tag manager and its data layer. */
export interface TagManager {
  id: string;
  /** URL of the script, the official one or a proxy in front of it. */
  source: string;
  layer: string;
  /** Additional query parameters. */
  parameters?: Readonly<Record<string, string>>;
  defer?: boolean;
}

const ID = /^(GTM-|G-)[A-Z0-9]+$/;

type Layer = object[];

/** The data layer of this page, created on first use (TRK-05). */
export function dataLayer(name: string): Layer {
  const layers = window as unknown as Record<string, Layer | undefined>;
  layers[name] ??= [];
  return layers[name];
}

let loading: Promise<void> | null = null;

/**
 * Loads the script once; call only after consent. After a failure it may be called again (TRK-04).
 * @throws Error for an id that no tag manager has (TRK-02).
 */
export function loadTagManager(manager: TagManager): Promise<void> {
  const { id, source, layer } = manager;
  if (!ID.test(id)) throw new Error(`${id} is not a valid GTM-ID`);
  if (loading) return loading;
  const isLoaded = [...document.scripts].some(({ src }) => src.includes(source));
  loading = isLoaded ? Promise.resolve() : append(manager, layer);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** The script URL with the id, and the layer's name unless it is the default (TRK-03). */
export function scriptAddress({ id, source, layer, parameters = {} }: TagManager): string {
  const query = new URLSearchParams({ id });
  if (layer !== 'dataLayer') query.set('l', layer);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `${source}${source.includes('?') ? '&' : '?'}${query}`;
}

function append(manager: TagManager, layer: string): Promise<void> {
  dataLayer(layer).push({
    event: 'gtm.js',
    'gtm.start': Math.round(performance.timeOrigin + performance.now()),
  });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress(manager);
    script.async = !manager.defer;
    script.defer = manager.defer ?? false;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded`));
    };
    document.head.append(script);
  });
}
