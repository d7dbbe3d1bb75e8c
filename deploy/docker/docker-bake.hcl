// All images from one build: docker buildx bake -f deploy/docker/docker-bake.hcl
// One of them: docker buildx bake -f deploy/docker/docker-bake.hcl order

variable "REGISTRY" { default = "mall" }
variable "VERSION" { default = "0.1.0" }
variable "REVISION" { default = "unknown" }
variable "VITE_MAP_TILES" { default = "" }

group "default" { targets = ["image"] }

target "image" {
  name = image
  matrix = {
    image = ["gateway", "auth", "product", "order", "user", "tenant", "admin", "file", "chat", "backup", "demo"]
  }
  context = "."
  dockerfile = "deploy/docker/Dockerfile"
  args = {
    IMAGE = image
    VERSION = VERSION
    REVISION = REVISION
    VITE_MAP_TILES = VITE_MAP_TILES
    // Files of the image carry this time, so that the same sources give the same image.
    SOURCE_DATE_EPOCH = "0"
  }
  tags = ["${REGISTRY}/${image}:${VERSION}"]
  output = ["type=docker,rewrite-timestamp=true"]
}
