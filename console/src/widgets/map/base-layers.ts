import { containsExtent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Graticule from 'ol/layer/Graticule.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import XYZ from 'ol/source/XYZ.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';

/** The tile projection. Prescribed. */
export const PROJECTION = 'EPSG:4326';

export interface MapColours {
  readonly main: string;
  readonly land: string;
  readonly border: string;
  readonly text: string;
}

export const tileLayer = (url: string): BaseLayer =>
  new TileLayer({ source: new XYZ({ url, projection: PROJECTION }) });

/** Adds the countries shipped with the console, in more detail where cars change hands, and the grid of degrees. */
export function addShippedLayers(map: OlMap, { main, land, border }: MapColours): void {
  const fill = new Fill({ color: land });
  const stroke = new Stroke({ color: border, width: 1 });
  const world = new VectorSource();
  const far = new VectorLayer({ source: world, style: new Style({ fill, stroke }) });
  const near = new VectorSource();
  map.addLayer(far);
  map.addLayer(new VectorLayer({ source: near, minZoom: NEAR_ZOOM }));
  map.addLayer(
    new Graticule({
      strokeStyle: new Stroke({ color: `${main}55`, width: 1, lineDash: [4, 4] }),
      showLabels: false,
      wrapX: false,
    }),
  );
  void import('./atlas.js').then(({ countries }) =>
    world.addFeatures(new GeoJSON().readFeatures(countries, { featureProjection: PROJECTION })),
  );
  void import('world-atlas/countries-10m.json?near').then(({ default: { within, land: rings, borders } }) => {
    const ground = new Feature(new MultiPolygon(rings.map((ring) => [[...ring]])));
    const lines = new Feature(new MultiLineString(borders.map((line) => [...line])));
    // The edge of the frame is not a border.
    ground.setStyle(new Style({ fill }));
    lines.setStyle(new Style({ stroke }));
    near.addFeatures([ground, lines]);
    // Shows one coast at a time: two would be visible side by side where both are loaded.
    const choose = (): void => {
      const view = map.getView();
      const isNear = (view.getZoom() ?? 0) > NEAR_ZOOM && containsExtent([...within], view.calculateExtent());
      far.setVisible(!isNear);
    };
    map.on('moveend', choose);
    choose();
  });
}

/** The zoom from which the finer coast looks different. */
const NEAR_ZOOM = 6;
