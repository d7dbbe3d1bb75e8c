import type Feature from 'ol/Feature.js';
import NewFeature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import Modify from 'ol/interaction/Modify.js';
import Graticule from 'ol/layer/Graticule.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import XYZ from 'ol/source/XYZ.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import View from 'ol/View.js';
import { ZOOM_MAX, ZOOM_MIN, type LngLat } from './lng-lat.js';

/** The tile projection. Prescribed. */
export const PROJECTION = 'EPSG:4326';

/** What is drawn above the base map. */
export interface Shapes {
  readonly points?: readonly LngLat[];
  readonly lines?: readonly (readonly LngLat[])[];
  readonly polygons?: readonly (readonly LngLat[])[];
}

interface OpenMapOptions {
  readonly centre: LngLat;
  readonly zoom: number;
  readonly tiles: string | undefined;
  readonly colours: { readonly main: string; readonly land: string; readonly border: string };
  readonly onPoint: (point: LngLat) => void;
  readonly onLine: (points: readonly LngLat[]) => void;
}

const coordinate = ({ lng, lat }: LngLat): number[] => [lng, lat];
const pointOf = ([lng = 0, lat = 0]: readonly number[]): LngLat => ({ lng, lat });

/** An OpenLayers map without controls of its own. */
export class OpenMap {
  private readonly map: OlMap;
  private readonly drawn = new VectorSource<Feature>();
  private readonly modify: Modify;

  constructor(frame: HTMLElement, options: OpenMapOptions) {
    const { main } = options.colours;
    const shapes = new VectorLayer({
      source: this.drawn,
      style: new Style({
        stroke: new Stroke({ color: main, width: 3 }),
        fill: new Fill({ color: `${main}33` }),
        image: new CircleStyle({
          radius: 7,
          fill: new Fill({ color: main }),
          stroke: new Stroke({ color: '#fff', width: 2 }),
        }),
      }),
    });
    this.map = new OlMap({
      target: frame,
      controls: [],
      layers: [...baseLayers(options), shapes],
      view: new View({
        projection: PROJECTION,
        center: coordinate(options.centre),
        zoom: options.zoom,
        minZoom: ZOOM_MIN,
        maxZoom: ZOOM_MAX,
      }),
    });
    this.map.on('click', (event) => options.onPoint(pointOf(event.coordinate)));
    this.modify = new Modify({ source: this.drawn });
    this.modify.setActive(false);
    this.modify.on('modifyend', () => {
      const line = this.drawn
        .getFeatures()
        .map((feature) => feature.getGeometry())
        .find((geometry) => geometry instanceof LineString);
      if (line) options.onLine(line.getCoordinates().map(pointOf));
    });
    this.map.addInteraction(this.modify);
  }

  /** Draws these shapes in place of those before. */
  show({ points = [], lines = [], polygons = [] }: Shapes): void {
    this.drawn.clear();
    this.drawn.addFeatures([
      ...polygons.map((polygon) => new NewFeature(new Polygon([[...polygon, polygon[0]!].map(coordinate)]))),
      ...lines.map((line) => new NewFeature(new LineString(line.map(coordinate)))),
      ...points.map((point) => new NewFeature(new Point(coordinate(point)))),
    ]);
  }

  editLines(isOn: boolean): void {
    this.modify.setActive(isOn);
  }

  moveTo(centre: LngLat, zoom: number): void {
    const view = this.map.getView();
    view.setCenter(coordinate(centre));
    view.setZoom(zoom);
  }

  zoomBy(step: 1 | -1, bound: number): void {
    const view = this.map.getView();
    const next = (view.getZoom() ?? bound) + step;
    view.setZoom(step > 0 ? Math.min(bound, next) : Math.max(bound, next));
  }

  close(): void {
    this.map.setTarget(undefined);
    this.map.dispose();
  }
}

/** The tiles of a server, or the countries as the console ships them with the net of degrees. */
function baseLayers({ tiles, colours }: OpenMapOptions): BaseLayer[] {
  if (tiles) return [new TileLayer({ source: new XYZ({ url: tiles, projection: PROJECTION }) })];
  const source = new VectorSource();
  void import('./atlas.js').then(({ countries }) =>
    source.addFeatures(new GeoJSON().readFeatures(countries, { featureProjection: PROJECTION })),
  );
  const land = new VectorLayer({
    source,
    style: new Style({
      fill: new Fill({ color: colours.land }),
      stroke: new Stroke({ color: colours.border, width: 1 }),
    }),
  });
  const net = new Graticule({
    strokeStyle: new Stroke({ color: `${colours.main}55`, width: 1, lineDash: [4, 4] }),
    showLabels: false,
    wrapX: false,
  });
  return [land, net];
}
