import type Feature from 'ol/Feature.js';
import NewFeature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import Modify from 'ol/interaction/Modify.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import View from 'ol/View.js';
import { addShippedLayers, PROJECTION, tileLayer, type MapColours } from './base-layers.js';
import { ZOOM_MAX, ZOOM_MIN, type LngLat } from './lng-lat.js';
import { TownLayer, type Town } from './town-layer.js';

/** The shapes drawn above the base map. */
export interface Shapes {
  readonly points?: readonly LngLat[];
  readonly lines?: readonly (readonly LngLat[])[];
  readonly polygons?: readonly (readonly LngLat[])[];
}

interface OpenMapOptions {
  readonly centre: LngLat;
  readonly zoom: number;
  readonly tiles: string | undefined;
  readonly colours: MapColours;
  readonly onPoint: (point: LngLat) => void;
  readonly onLine: (points: readonly LngLat[]) => void;
}

/** Without tiles a closer view shows nothing more, so maps open at this zoom at most; the buttons zoom further. */
const NEAREST_SHIPPED = 12;

const coordinate = ({ lng, lat }: LngLat): number[] => [lng, lat];
const pointOf = ([lng = 0, lat = 0]: readonly number[]): LngLat => ({ lng, lat });

/** An OpenLayers map without controls. */
export class OpenMap {
  private readonly map: OlMap;
  private readonly drawn = new VectorSource<Feature>();
  private readonly modify: Modify;
  private readonly towns: TownLayer;
  private readonly nearest: number;

  constructor(frame: HTMLElement, options: OpenMapOptions) {
    const { tiles, colours } = options;
    const { main } = colours;
    this.nearest = tiles ? ZOOM_MAX : NEAREST_SHIPPED;
    this.towns = new TownLayer(colours);
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
      layers: tiles ? [tileLayer(tiles)] : [],
      view: new View({
        projection: PROJECTION,
        center: coordinate(options.centre),
        zoom: Math.min(options.zoom, this.nearest),
        minZoom: ZOOM_MIN,
        maxZoom: ZOOM_MAX,
      }),
    });
    if (!tiles) addShippedLayers(this.map, colours);
    this.map.addLayer(this.towns.layer);
    this.map.addLayer(shapes);
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

  /** Replaces the drawn shapes. */
  show({ points = [], lines = [], polygons = [] }: Shapes): void {
    this.drawn.clear();
    this.drawn.addFeatures([
      ...polygons.map((polygon) => new NewFeature(new Polygon([[...polygon, polygon[0]!].map(coordinate)]))),
      ...lines.map((line) => new NewFeature(new LineString(line.map(coordinate)))),
      ...points.map((point) => new NewFeature(new Point(coordinate(point)))),
    ]);
  }

  /** Shows the names of these towns on the map. */
  showTowns(towns: readonly Town[]): void {
    this.towns.show(towns);
  }

  editLines(isOn: boolean): void {
    this.modify.setActive(isOn);
  }

  moveTo(centre: LngLat, zoom: number): void {
    const view = this.map.getView();
    view.setCenter(coordinate(centre));
    view.setZoom(Math.min(zoom, this.nearest));
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
