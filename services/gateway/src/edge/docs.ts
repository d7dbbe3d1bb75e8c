import { openApiDocument } from '@mall/contracts/openapi';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** Serves the documentation of the API at `/api/docs`, and its document at `/api/docs-json`. */
export function mountDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument() as unknown as OpenAPIObject);
}
