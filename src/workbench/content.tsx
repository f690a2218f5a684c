import { AccordionItem } from '#ui/accordion.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Card, CardLink } from '#ui/card.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { FileList } from '#ui/file-list.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { Container, Grid, Section, Stack } from '#ui/layout.tsx';
import { PlaceMap } from '#ui/map/map.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rail } from '#ui/rail.tsx';
import { Rating } from '#ui/rating.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { pictures, say } from './samples.ts';
import type { Controls } from './specimen.tsx';

const HERE = '/_dev/ui/content/';
const views = pictures.map((picture, at) => ({ picture, alt: `${say.usual} ${at + 1}` }));
const LYON = { lat: 45.76, lng: 4.84 };

/** What is read and looked at. */
export const content: Controls = {
  card: () =>
    (['blanc', 'brume', 'butter', 'quiet'] as const).map((ground) => (
      <Card key={ground} ground={ground} lifts className="w-full md:w-72">
        <h3 className="text-h4">
          <CardLink to={HERE}>{ground}</CardLink>
        </h3>
        {say.text}
      </Card>
    )),
  price: () => (
    <>
      <Price cents={1290} size="small" />
      <Price cents={152280} size="regular" />
      <Price cents={1161} before={1290} size="large" />
      <Price cents={0} free={say.free} />
      <Price cents={1075} withoutTax />
      <Price cents={null} />
    </>
  ),
  'page-head': () =>
    views.slice(1).map(({ picture }) => (
      <PageHead
        key={picture.src}
        lead={say.text}
        art={<Picture picture={picture} alt="" className="h-full w-full object-contain" />}
        className="w-full"
      >
        <h3>{say.long}</h3>
      </PageHead>
    )),
  rating: () => (
    <>
      <Rating value={4.5} count={1240} />
      <Rating value={3} compact count={12} />
      <Rating value={0} count={0} none={say.noReviews} />
    </>
  ),
  picture: () =>
    views.map(({ picture, alt }) => (
      <Picture key={alt} picture={picture} alt={alt} className="w-40" />
    )),
  gallery: () => <Gallery label={say.gallery} views={views} sizes="390px" />,
  rail: () => (
    <div className="w-full overflow-hidden">
      <Rail label={say.rail}>
        {[say.one, say.two, say.three, say.filled, say.chosen, say.open].map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </Rail>
    </div>
  ),
  carousel: () => (
    <div className="w-full">
      <Carousel
        label={say.carousel}
        heights="h-40"
        slides={[say.one, say.two, say.three].map((name) => ({
          key: name,
          content: <Card className="h-full">{name}</Card>,
        }))}
      />
    </div>
  ),
  accordion: () => (
    <div className="w-full">
      <AccordionItem title={say.open} group="items" open>
        {say.text}
      </AccordionItem>
      <AccordionItem title={say.long} group="items">
        {say.text}
      </AccordionItem>
    </div>
  ),
  tabs: () => (
    <div className="w-full">
      <Tabs
        label={say.tabs}
        current="one"
        tabs={[
          { name: 'one', label: say.one, to: HERE },
          { name: 'two', label: say.two, to: `${HERE}?two` },
        ]}
      >
        {say.text}
      </Tabs>
    </div>
  ),
  table: () => (
    <Table caption={say.table} className="w-full">
      <thead>
        <tr>
          <th scope="col">{say.column}</th>
          <th scope="col">{say.value}</th>
          <th scope="col">{say.long}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say.one}</th>
          <td>
            <Price cents={1290} />
          </td>
          <td>{say.text}</td>
        </tr>
      </tbody>
    </Table>
  ),
  breadcrumb: () => (
    <Breadcrumb
      trail={[{ label: say.one, to: HERE }, { label: say.two, to: HERE }, { label: say.three }]}
    />
  ),
  'file-list': () => (
    <div>
      <FileList title={say.usual} files={[{ address: HERE, label: say.long }]} />
    </div>
  ),
  layout: () => (
    <div className="w-full">
      <Section ground="brume">
        <Container width="text">{say.text}</Container>
      </Section>
      <Stack gap={4}>
        <Grid columns={3}>
          <Card>{say.one}</Card>
          <Card>{say.two}</Card>
          <Card>{say.three}</Card>
        </Grid>
      </Stack>
    </div>
  ),
  'map/map': () => (
    <PlaceMap
      label={say.map}
      markers={[
        { id: 'one', label: say.one, ...LYON },
        { id: 'two', label: say.two, lat: 48.85, lng: 2.35, muted: true },
      ]}
      selected="one"
      here={null}
      onSelect={() => undefined}
      className="h-80 w-full"
    />
  ),
  unbroken: () => (
    <p className="w-40">
      <Unbroken text={say.tied} />
    </p>
  ),
};
