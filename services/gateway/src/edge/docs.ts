import { openApiDocument } from '@mall/contracts/openapi';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The API to browse at `/api/docs`, as a document at `/api/docs-json`. */
export function mountDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument() as unknown as OpenAPIObject);
}
